import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * What was pressed may be gone with what it did, or with what it opened at the same address: the focus then goes to what
 * the page answers, or to the start of the page, instead of nowhere. What takes the focus itself, or has kept it, is
 * left alone.
 */
export function AfterPress() {
  const { state, formMethod } = useNavigation();
  const pressed = useRef<"act" | "way">(undefined);
  useEffect(() => {
    if (state !== "idle") {
      pressed.current = formMethod === "POST" || pressed.current === "act" ? "act" : "way";
      return;
    }
    const was = pressed.current;
    pressed.current = undefined;
    if (!was || document.activeElement !== document.body) return;
    const main = document.getElementById("main");
    const answer = main?.querySelector<HTMLElement>(".notice[role]:not(.kept-answers)");
    if (answer && was === "act") {
      answer.tabIndex = -1;
      return answer.focus();
    }
    if (was === "way") scrollTo(0, 0);
    main?.focus({ preventScroll: true });
  }, [state, formMethod]);
  return null;
}
