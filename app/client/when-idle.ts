/** Runs an action when the page is idle, or after `timeoutMs` milliseconds if given. */
export function whenIdle(action: () => void, timeoutMs?: number): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback(action, timeoutMs ? { timeout: timeoutMs } : {});
  else setTimeout(action);
}
