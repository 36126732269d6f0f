/**
 * What a press opens is brought into view, in every fold of a page (`<details>`): at the foot of a screen it would open
 * out of sight. Nothing moves where all of it is in view; a fold that is longer than the screen is read from its start.
 * Answers how to stop.
 */
export function revealOpenedDetails(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const details = (target as Element).closest("summary")?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    // It is as long as what it holds once the browser has said that it is open.
    details.addEventListener("toggle", () => details.open && scrollIntoViewIfNeeded(details), {
      once: true,
    });
  };
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}

function scrollIntoViewIfNeeded(details: HTMLElement): void {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  details.scrollIntoView({
    block: "nearest",
    behavior: prefersReducedMotion ? "instant" : "smooth",
  });
}
