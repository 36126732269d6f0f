import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { pageStart } from "#app/ui/page-start.ts";

/** What a page answers to an act; what a device has kept is no answer. */
const ANSWER = ".notice[role]:not(.kept-answers), [role=status] > .notice";

/**
 * In the frame of an area. What was pressed may be gone with what it did, or with what it opened at the same address:
 * the focus then goes to what the page answers, to the field of a search that is made anew with what was found, or to
 * the start of the page, instead of nowhere. An act that led to another page (after-navigation.tsx) is answered there
 * too. What takes the focus itself, or has kept it, is left alone.
 */
export function AfterPress() {
  const { state, formMethod } = useNavigation();
  const pressed = useRef<Element>(null);
  const asked = useRef<{ isAct: boolean; field: string }>(undefined);
  useEffect(() => {
    // Safari gives no focus to what a finger or a mouse presses; keys press what has it.
    const note = ({ target, detail }: MouseEvent) => {
      pressed.current = detail > 0 ? (target as Element).closest("a, button, summary") : null;
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);
  useEffect(() => {
    if (state !== "idle") {
      const isAct = formMethod === "POST" || Boolean(asked.current?.isAct);
      asked.current = { isAct, field: asked.current?.field || document.activeElement?.id || "" };
      return;
    }
    const [was, by] = [asked.current, pressed.current];
    asked.current = undefined;
    pressed.current = null;
    if (!was || isSeen(by)) return;
    const at = document.activeElement;
    const answer = was.isAct ? answerOf(location.hash) : null;
    if (isSeen(at) && !(answer && at === pageStart())) return;
    const field = document.getElementById(was.field);
    const place = answer ?? field ?? pageStart();
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: place === pageStart() });
    if (!was.isAct && !field) scrollTo(0, 0);
  }, [state, formMethod]);
  return null;
}

/** The part of the page that an act leads back to, which is no change of address where one stood there; else its notice. */
function answerOf(hash: string): HTMLElement | null {
  const part = document.getElementById(hash.slice(1));
  if (part?.hasAttribute("tabindex")) return part;
  return document.querySelector<HTMLElement>(`#main :is(${ANSWER})`);
}

/** A button that is hidden by its own act has the focus until the page is drawn without it. */
function isSeen(at: Element | null): boolean {
  return at !== null && at !== document.body && at.getClientRects().length > 0;
}
