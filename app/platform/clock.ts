let offsetMs = 0;

/**
 * The current time. Code that stores or compares times calls this instead of `new Date()`, so that tests can move the
 * clock.
 */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Sets the clock of this process to `moment`, from where it keeps running. Without an argument it restores real time.
 */
export function setClock(moment?: Date | string): void {
  offsetMs = moment === undefined ? 0 : new Date(moment).getTime() - Date.now();
}
