/** Returns the focused element if it is inside the viewport, else null. `body` does not count. */
export function findVisibleFocus(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? focused : null;
}
