import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Whether the page must keep its action result: an error, or a result with `isPersistent` (an email preview before it is
 * sent, a number shown once). Revalidation makes the router drop action results, so they would disappear before they
 * are read.
 */
export function isPersistentResult(result: unknown): boolean {
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
let persistentResult: { submittedAt: string; shownAt?: string } | undefined;

/** Records what the action of a form returned, before its page shows it (session/area-data.ts). */
export function recordActionResult(result: unknown): void {
  persistentResult = isPersistentResult(result) ? { submittedAt: currentKey } : undefined;
}

/**
 * Returns a function that says whether the page shows an action result that it must keep. Each submit makes a new
 * history entry, and the result belongs to that entry.
 */
export function useIsPersistentResultShown(): () => boolean {
  const { key } = useLocation();
  useEffect(() => showEntry(key), [key]);
  return isPersistentResultShown;
}

/** Records that the page of another history entry is shown. Exported for the test. */
export function showEntry(key: string): void {
  currentKey = key;
  if (
    persistentResult &&
    persistentResult.shownAt === undefined &&
    key !== persistentResult.submittedAt
  )
    persistentResult.shownAt = key;
}

/** Whether the shown page has a result that it must keep. Exported for the test. */
export function isPersistentResultShown(): boolean {
  return persistentResult?.shownAt !== undefined && persistentResult.shownAt === currentKey;
}
