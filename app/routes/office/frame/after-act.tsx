import { useEffect } from "react";
import { useAnswered } from "./use-answered.ts";

/**
 * What was pressed may be gone with what it did: the focus then goes to what the page answers, or to the page where it
 * answers by what it shows, instead of nowhere. What takes the focus itself, or has kept it, is left alone.
 */
export function AfterAct() {
  const answered = useAnswered();
  useEffect(() => {
    if (answered === 0 || document.activeElement !== document.body) return;
    const main = document.getElementById("main");
    const answer = main?.querySelector<HTMLElement>(".notice[role], [role=status] > .notice");
    if (answer) answer.tabIndex = -1;
    (answer ?? main)?.focus();
  }, [answered]);
  return null;
}
