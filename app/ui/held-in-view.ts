/** What has the focus, if it is in sight: the place where a person is on the page. */
export function heldInView(): HTMLElement | null {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === document.body) return null;
  const { top, bottom } = held.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? held : null;
}
