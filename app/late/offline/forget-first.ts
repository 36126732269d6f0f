/** Longer than this, in milliseconds, and the person leaves all the same. */
const PATIENCE = 2_000;

/**
 * Signing out, on any page, empties this device before the page goes: what it had only begun would not end.
 * The server is told at once, were the tab closed the moment after.
 */
export function forgetFirst(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!new URL(form.action).pathname.endsWith("/deconnexion")) return;
    event.preventDefault();
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const told = fetch(form.action, { method: "POST", body, keepalive: true, redirect: "manual" });
    const forget = import("./on-device.ts").then(({ leaveDevice }) => leaveDevice());
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    const done = Promise.all([told.catch(() => {}), forget.catch(() => {})]);
    // Sent again by its form, which leads to the page that follows. A form sent by a script tells nobody.
    void Promise.race([done, late]).then(() => form.submit());
  });
}
