/** Longer than this, in milliseconds, and the person leaves all the same. */
const CLEAR_TIMEOUT_MS = 2_000;

/**
 * Signing out, on any page, empties this device before the page goes: what it had only begun would not end.
 * The server is told at once, were the tab closed the moment after.
 */
export function clearDeviceOnSignOut(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!new URL(form.action).pathname.endsWith("/deconnexion")) return;
    event.preventDefault();
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const signOutRequest = fetch(form.action, {
      method: "POST",
      body,
      keepalive: true,
      redirect: "manual",
    });
    const clearing = import("./device-store.ts").then(({ signOutOfDevice: leaveDevice }) =>
      leaveDevice(),
    );
    const timeout = new Promise((resolve) => setTimeout(resolve, CLEAR_TIMEOUT_MS));
    const finished = Promise.all([signOutRequest.catch(() => {}), clearing.catch(() => {})]);
    // Sent again by its form, which leads to the page that follows. A form sent by a script tells nobody.
    void Promise.race([finished, timeout]).then(() => form.submit());
  });
}
