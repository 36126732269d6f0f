/** Does something when the page has nothing else to do, after `most` milliseconds at the latest where it is told. */
export function whenQuiet(action: () => void, most?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(action, most ? { timeout: most } : {});
  else setTimeout(action);
}
