/** Longer than this, in milliseconds, and the person leaves all the same. */
const PATIENCE = 2_000;

/**
 * Signing out, on any page, empties this device first: the page that asks for it is gone a moment later,
 * and what it had only begun would not end.
 */
export function forgetFirst(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!new URL(form.action).pathname.endsWith("/deconnexion")) return;
    event.preventDefault();
    const forget = import("./on-device.ts").then(({ forgetDevice }) => forgetDevice());
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    // A form sent by a script tells nobody: it does not come back here.
    void Promise.race([forget.catch(() => {}), late]).then(() => form.submit());
  });
}
