import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { findPageStart } from "#app/ui/page-start.ts";
import { revealOpenedDetails } from "./reveal-opened-details.ts";

/** Fields that were refused. */
const INVALID_FIELD_SELECTOR = ".field.has-error :is(input, select, textarea)";

/**
 * After a client-side navigation: scrolls to the top or the anchor, and focuses the first refused field in the
 * anchor, the anchor itself if it takes focus, or the start of the page. A keyboard or screen reader then continues
 * where the user looks; a full page load does all this without help.
 */
export function FocusAfterNavigation() {
  const { pathname, hash, search } = useLocation();
  const type = useNavigationType();
  const isFirstRender = useRef(true);
  const openDialogPath = useRef("");
  useEffect(revealOpenedDetails, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of page moves the focus
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    const isDialog = anchor instanceof HTMLDialogElement;
    const wasDialogOpen = openDialogPath.current === pathname;
    openDialogPath.current = isDialog ? pathname : "";
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    // A dialog that opens or closes (ui/use-dialog-history.ts) moves the focus itself, without scrolling.
    if (isDialog || (wasDialogOpen && !hash)) return;
    const invalidField = anchor?.querySelector<HTMLElement>(INVALID_FIELD_SELECTOR);
    if (invalidField) {
      invalidField.scrollIntoView({ block: "center" });
      invalidField.focus({ preventScroll: true });
      return;
    }
    if (anchor) anchor.scrollIntoView();
    else if (type !== "POP") scrollTo(0, 0);
    (anchor?.hasAttribute("tabindex") ? anchor : findPageStart())?.focus({ preventScroll: true });
    // The parts of an application share one path and differ by this query parameter.
  }, [pathname, hash, new URLSearchParams(search).get("partie")]);
  return null;
}
