import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { findPageStart } from "#app/ui/page-start.ts";

/** What a page answers to an act; what a device has kept is no answer. */
const RESULT_SELECTOR = ".notice[role]:not(.kept-answers), [role=status] > .notice";

/**
 * In the frame of an area. What was pressed may be gone with what it did, or with what it opened at the same address:
 * the focus then goes to what the page answers, to the field of a search that is made anew with what was found, or to
 * the start of the page, instead of nowhere. An act that led to another page (after-navigation.tsx) is answered there
 * too. What takes the focus itself, or has kept it, is left alone.
 */
export function FocusAfterSubmit() {
  const { state, formMethod } = useNavigation();
  const clickedElement = useRef<Element>(null);
  const pendingNavigation = useRef<{ isSubmit: boolean; field: string }>(undefined);
  useEffect(() => {
    // Safari gives no focus to what a finger or a mouse presses; keys press what has it.
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

/** The part of the page that an act leads back to, which is no change of address where one stood there; else its notice. */
function findResult(hash: string): HTMLElement | null {
  const section = document.getElementById(hash.slice(1));
  if (section?.hasAttribute("tabindex")) return section;
  return document.querySelector<HTMLElement>(`#main :is(${RESULT_SELECTOR})`);
}

/** A button that is hidden by its own act has the focus until the page is drawn without it. */
function isVisible(element: Element | null): boolean {
  return element !== null && element !== document.body && element.getClientRects().length > 0;
}
