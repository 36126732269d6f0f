/**
 * What a press opens is brought into view, in every fold of a page (`<details>`): at the foot of a screen it would open
 * out of sight. Nothing moves where all of it is in view; a fold that is longer than the screen is read from its start.
 * Answers how to stop.
 */
export function followFolds(): () => void {
  const press = ({ target }: MouseEvent) => {
    const fold = (target as Element).closest("summary")?.parentElement;
    if (!(fold instanceof HTMLDetailsElement)) return;
    // It is as long as what it holds once the browser has said that it is open.
    fold.addEventListener("toggle", () => fold.open && bring(fold), { once: true });
  };
  document.addEventListener("click", press, true);
  return () => document.removeEventListener("click", press, true);
}

function bring(fold: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  fold.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
}
