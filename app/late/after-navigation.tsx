import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pageStart } from "#app/ui/page-start.ts";
import { followFolds } from "./follow-folds.ts";

/** What is to be written again in a field. */
const REFUSED = ".field.has-error :is(input, select, textarea)";

/**
 * After a navigation inside an awake page: top of the page (or the anchor), and focus on what was asked for
 * (an anchor that takes it), what the page is about, or its main content, so that a keyboard or a screen
 * reader starts where the eye does; and what a fold opens is seen. A part of a page that answers with a refused field is
 * read from that field. Documents need none of the first.
 */
export function AfterNavigation() {
  const { pathname, hash, search } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const dialog = useRef("");
  useEffect(followFolds, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of page moves the focus
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    const isDialog = anchor instanceof HTMLDialogElement;
    const wasDialog = dialog.current === pathname;
    dialog.current = isDialog ? pathname : "";
    if (first.current) {
      first.current = false;
      return;
    }
    // A dialog that opens or closes (ui/use-dialog-history.ts) moves the focus itself, and nothing scrolls.
    if (isDialog || (wasDialog && !hash)) return;
    const refused = anchor?.querySelector<HTMLElement>(REFUSED);
    if (refused) {
      refused.scrollIntoView({ block: "center" });
      refused.focus({ preventScroll: true });
      return;
    }
    if (anchor) anchor.scrollIntoView();
    else if (type !== "POP") scrollTo(0, 0);
    (anchor?.hasAttribute("tabindex") ? anchor : pageStart())?.focus({ preventScroll: true });
    // The parts of an application are pages of one address.
  }, [pathname, hash, new URLSearchParams(search).get("partie")]);
  return null;
}
