let offsetMs = 0;

/** The time now. Everything that stores or compares a moment asks here, so that tests can move it. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Moves the clock of this process to `moment`, from which it goes on running; no argument restores it. */
export function setClock(moment?: Date | string): void {
  offsetMs = moment === undefined ? 0 : new Date(moment).getTime() - Date.now();
}
