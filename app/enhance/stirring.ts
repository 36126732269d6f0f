/** Does something at the first sign of the person on this page: it may be done for each kind of sign once. */
export function whenStirred(action: () => void): void {
  for (const sign of ["scroll", "pointerdown", "keydown"])
    addEventListener(sign, action, { once: true, passive: true });
}
