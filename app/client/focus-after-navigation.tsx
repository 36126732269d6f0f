import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { findPageStart } from "#app/ui/page-start.ts";
import { revealOpenedDetails } from "./reveal-opened-details.ts";

/** What is to be written again in a field. */
const INVALID_FIELD_SELECTOR = ".field.has-error :is(input, select, textarea)";

/**
 * After a navigation inside an awake page: top of the page (or the anchor), and focus on what was asked for
 * (an anchor that takes it), what the page is about, or its main content, so that a keyboard or a screen
 * reader starts where the eye does; and what a fold opens is seen. A part of a page that answers with a refused field is
 * read from that field. Documents need none of the first.
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
    // A dialog that opens or closes (ui/use-dialog-history.ts) moves the focus itself, and nothing scrolls.
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
    // The parts of an application are pages of one address.
  }, [pathname, hash, new URLSearchParams(search).get("partie")]);
  return null;
}
