/** Does something when the page has nothing else to do, after `most` milliseconds at the latest where it is told. */
export function whenIdle(action: () => void, timeoutMs?: number): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback(action, timeoutMs ? { timeout: timeoutMs } : {});
  else setTimeout(action);
}
