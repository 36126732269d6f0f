import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { findPageStart } from "#app/ui/page-start.ts";

/** The results of an action on the page; the message about answers stored on this device is not one. */
const RESULT_SELECTOR = ".notice[role]:not(.offline-drafts), [role=status] > .notice";

/**
 * In the layout of an area. After a submit or a navigation at the same address the clicked button may be gone: the
 * focus then goes to the result, to the search field that was used, or to the start of the page. An element that has
 * the focus itself keeps it; focus-after-navigation.tsx handles another address.
 */
export function FocusAfterSubmit() {
  const { state, formMethod } = useNavigation();
  const clickedElement = useRef<Element>(null);
  const pendingNavigation = useRef<{ isSubmit: boolean; field: string }>(undefined);
  useEffect(() => {
    // Safari does not focus a button that is clicked; `detail` is 0 for a click by keyboard, whose target has the
    // focus.
    const rememberClick = ({ target, detail }: MouseEvent) => {
      clickedElement.current =
        detail > 0 ? (target as Element).closest("a, button, summary") : null;
    };
    document.addEventListener("click", rememberClick, true);
    return () => document.removeEventListener("click", rememberClick, true);
  }, []);
  useEffect(() => {
    if (state !== "idle") {
      const isSubmit = formMethod === "POST" || Boolean(pendingNavigation.current?.isSubmit);
      pendingNavigation.current = {
        isSubmit,
        field: pendingNavigation.current?.field || document.activeElement?.id || "",
      };
      return;
    }
    const [navigation, clicked] = [pendingNavigation.current, clickedElement.current];
    pendingNavigation.current = undefined;
    clickedElement.current = null;
    if (!navigation || isVisible(clicked)) return;
    const focused = document.activeElement;
    const result = navigation.isSubmit ? findResult(location.hash) : null;
    if (isVisible(focused) && !(result && focused === findPageStart())) return;
    const field = document.getElementById(navigation.field);
    const target = result ?? field ?? findPageStart();
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: target === findPageStart() });
    if (!navigation.isSubmit && !field) scrollTo(0, 0);
  }, [state, formMethod]);
  return null;
}

/** Returns the section that the action returned to, or the result on the page. */
function findResult(hash: string): HTMLElement | null {
  const section = document.getElementById(hash.slice(1));
  if (section?.hasAttribute("tabindex")) return section;
  return document.querySelector<HTMLElement>(`#main :is(${RESULT_SELECTOR})`);
}

/** A button that its own action hides has the focus until the next render. */
function isVisible(element: Element | null): boolean {
  return element !== null && element !== document.body && element.getClientRects().length > 0;
}
