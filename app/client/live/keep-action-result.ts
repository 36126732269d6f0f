import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Whether the page must keep its action result: an error, or a result with `isPersistent` (an email preview before it is
 * sent, a number shown once). Revalidation makes the router drop action results, so they would disappear before they
 * are read.
 */
export function mustKeepActionResult(result: unknown): boolean {
  return (
    typeof result === "object" &&
    result !== null &&
    (("ok" in result && result.ok === false) ||
      ("isPersistent" in result && result.isPersistent === true))
  );
}

/** The history entry of the page that is shown. */
let currentKey = "";
/** A result to keep: the entry from which its form was submitted, and the entry that shows it, once there is one. */
let resultToShow: { submittedAt: string; shownAt?: string } | undefined;

/** Records what the action of a form returned, before its page shows it (session/area-data.ts). */
export function noteActionResult(result: unknown): void {
  resultToShow = mustKeepActionResult(result) ? { submittedAt: currentKey } : undefined;
}

/**
 * Returns a function that says whether the page shows an action result that it must keep. Each submit makes a new
 * history entry, and the result belongs to that entry.
 */
export function useIsResultShown(): () => boolean {
  const { key } = useLocation();
  useEffect(() => showEntry(key), [key]);
  return isResultShown;
}

/** Records that the page of another history entry is shown. Exported for the test. */
export function showEntry(key: string): void {
  currentKey = key;
  if (resultToShow && resultToShow.shownAt === undefined && key !== resultToShow.submittedAt)
    resultToShow.shownAt = key;
}

/** Whether the shown page has a result that it must keep. Exported for the test. */
export function isResultShown(): boolean {
  return resultToShow?.shownAt !== undefined && resultToShow.shownAt === currentKey;
}
