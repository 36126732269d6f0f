/** What has the focus, if it is in sight: the place where a person is on the page. */
export function findVisibleFocus(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? focused : null;
}
