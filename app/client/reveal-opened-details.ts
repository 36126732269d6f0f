/**
 * Scrolls a `<details>` into view when a click opens it, because at the bottom of the screen it would open out of
 * sight. Returns a function that removes the listener.
 */
export function revealOpenedDetails(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const details = (target as Element).closest("summary")?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    // Its height includes the content only after the toggle event.
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
