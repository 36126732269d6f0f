/** Does something at the first sign of the person on this page: it may be done for each kind of sign once. */
export function onFirstInteraction(action: () => void): void {
  for (const eventName of ["scroll", "pointerdown", "keydown"])
    addEventListener(eventName, action, { once: true, passive: true });
}
