import { wantsCalm } from "./sparing.ts";

/** The buttons of a row that scrolls: shown where there is something to scroll, off at its ends. */
export function moveRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>("[data-row]")) {
    const section = row.closest("section");
    const buttons = section?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? [];
    const [back, on] = buttons;
    if (back && on) moveRow(row, back, on);
  }
}

function moveRow(row: HTMLElement, back: HTMLButtonElement, on: HTMLButtonElement): void {
  const tell = () => {
    const end = row.scrollWidth - row.clientWidth;
    const held = document.activeElement;
    back.hidden = on.hidden = end < 2;
    back.disabled = row.scrollLeft < 2;
    on.disabled = row.scrollLeft > end - 2;
    // A button that is switched off would drop the focus: its neighbour takes it.
    if (held === back && back.disabled) on.focus();
    if (held === on && on.disabled) back.focus();
  };
  const move = (way: 1 | -1) => () =>
    row.scrollBy({
      left: way * row.clientWidth * 0.8,
      behavior: wantsCalm() ? "instant" : "smooth",
    });
  back.addEventListener("click", move(-1));
  on.addEventListener("click", move(1));
  row.addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(row);
}
