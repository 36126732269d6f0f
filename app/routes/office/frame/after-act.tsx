import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useAnswered } from "./use-answered.ts";

/**
 * What was pressed may be gone with what it did: the focus then goes to what the page answers, or to the page where it
 * answers by what it shows, instead of nowhere. The field of a search, made anew with what was found, has it again. What
 * takes the focus itself, or has kept it, is left alone.
 */
export function AfterAct() {
  const answered = useAnswered();
  const { state, formMethod } = useNavigation();
  const { search } = useLocation();
  // A document that has just come was asked for by nobody here: its browser knows where it starts.
  const asked = useRef({ isAct: true, field: "" });
  useEffect(() => {
    const field = document.activeElement?.id ?? "";
    if (state !== "idle") asked.current = { isAct: formMethod === "POST", field };
  }, [state, formMethod]);
  useEffect(() => {
    const main = document.getElementById("main");
    const answer = main?.querySelector<HTMLElement>(".notice[role], [role=status] > .notice");
    // The same part again is no change of address: nothing else brings one back to it.
    const part = document.getElementById(window.location.hash.slice(1));
    if (answered > 0) goTo(part?.hasAttribute("tabindex") ? part : (answer ?? main));
  }, [answered]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search, an order, a filter taken away
  useEffect(() => {
    const { isAct, field } = asked.current;
    if (!isAct) goTo((field && document.getElementById(field)) || document.getElementById("main"));
  }, [search]);
  return null;
}

function goTo(place: HTMLElement | null | undefined) {
  if (!place || isSeen(document.activeElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
}

/** A button that is hidden by its own act has the focus until the page is drawn without it. */
function isSeen(at: Element | null): boolean {
  return at !== null && at !== document.body && at.getClientRects().length > 0;
}
