/** Runs an action at the first interaction with this page; it may run once for each kind of event. */
export function onFirstInteraction(action: () => void): void {
  for (const eventName of ["scroll", "pointerdown", "keydown"])
    addEventListener(eventName, action, { once: true, passive: true });
}
