/** In milliseconds; after this time the sign-out continues without waiting. */
const CLEAR_TIMEOUT_MS = 2_000;

/**
 * Clears this device before the page of a sign-out unloads, because unloading would stop it. The server is notified
 * at once, in case the tab is closed.
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
    const clearing = import("./device-store.ts").then(({ signOutOfDevice }) => signOutOfDevice());
    const timeout = new Promise((resolve) => setTimeout(resolve, CLEAR_TIMEOUT_MS));
    const finished = Promise.all([signOutRequest.catch(() => {}), clearing.catch(() => {})]);
    // The form is submitted again to load the next page; a submit by script dispatches no event.
    void Promise.race([finished, timeout]).then(() => form.submit());
  });
}
