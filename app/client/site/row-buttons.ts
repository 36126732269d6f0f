import { prefersReducedMotion } from "../user-preferences.ts";

/** Shows the buttons of a scrollable row where it overflows, and disables them at its ends. */
export function enhanceScrollRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>("[data-row]")) {
    const section = row.closest("section");
    const buttons = section?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? [];
    const [backward, forward] = buttons;
    if (backward && forward) enhanceScrollRow(row, backward, forward);
  }
}

function enhanceScrollRow(
  row: HTMLElement,
  backward: HTMLButtonElement,
  forward: HTMLButtonElement,
): void {
  const updateButtons = () => {
    const maxScroll = row.scrollWidth - row.clientWidth;
    const focused = document.activeElement;
    backward.hidden = forward.hidden = maxScroll < 2;
    backward.disabled = row.scrollLeft < 2;
    forward.disabled = row.scrollLeft > maxScroll - 2;
    // A disabled button would lose the focus, so the other one takes it.
    if (focused === backward && backward.disabled) forward.focus();
    if (focused === forward && forward.disabled) backward.focus();
  };
  const scrollTowards = (direction: 1 | -1) => () =>
    row.scrollBy({
      left: direction * row.clientWidth * 0.8,
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });
  backward.addEventListener("click", scrollTowards(-1));
  forward.addEventListener("click", scrollTowards(1));
  row.addEventListener("scroll", updateButtons, { passive: true });
  new ResizeObserver(updateButtons).observe(row);
}
