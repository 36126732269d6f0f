import {
  getSignedInUser,
  restoreAuth,
  subscribeToAuth,
  syncAuth,
} from "#app/client/signing-in/auth.ts";
import type { AuthState } from "#app/client/signing-in/auth-state.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { getInitials } from "#app/ui/initials.ts";

const PRESENCE_KEY = "presence";
const UNREAD_KEY = "unread";
const CHECK_INTERVAL_MS = 10 * MINUTE_MS;

/**
 * Shows the signed-in user in the bar. `early.js` has chosen the variant of the bar before the first paint; this
 * writes the name, and follows other tabs.
 */
export function showSignedInUser(): void {
  subscribeToAuth(renderAuthState);
  syncAuth();
  checkPresence();
}

function renderAuthState({ user, isAuthenticated }: AuthState): void {
  const { dataset } = document.documentElement;
  subscribeToUnread(isAuthenticated && getSignedInUser()?.kind === "student");
  if (isAuthenticated) dataset.user = getSignedInUser()?.kind;
  else {
    delete dataset.user;
    // The next user must not see data of the former one.
    for (const key of [PRESENCE_KEY, UNREAD_KEY]) sessionStorage.removeItem(key);
  }
  renderUnread();
  for (const element of document.querySelectorAll("[data-name]")) element.textContent = user;
  for (const element of document.querySelectorAll("[data-initials]"))
    element.textContent = getInitials(user ?? "");
}

let subscription: Promise<{ stop: () => void } | undefined> | undefined;

/** Subscribes to the number of unread messages of a candidate. */
function subscribeToUnread(isSubscribing: boolean): void {
  if (!isSubscribing) {
    void subscription?.then((current) => current?.stop());
    subscription = undefined;
    return;
  }
  const onCount = (count: number) => {
    sessionStorage.setItem(UNREAD_KEY, `${count}`);
    renderUnread();
  };
  subscription ??= import("#app/client/live/live-events.ts").then(
    ({ subscribe }) => subscribe({ onCount, onChange: async () => true }),
    // Without live events the page shows the last known count.
    () => undefined,
  );
}

/** Renders the number of unread conversations, as the server last reported it. */
function renderUnread(): void {
  const unread = Number(sessionStorage.getItem(UNREAD_KEY));
  for (const element of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    element.hidden = unread === 0;
    const badge = element.querySelector("b");
    // The text of a visitor's page stays unchanged, because React expects the server's HTML when it hydrates.
    if (badge) badge.textContent = unread > 0 ? `${unread}` : "";
  }
}

/** Asks the server at most every ten minutes whether the session still exists. */
function checkPresence(): void {
  const lastCheckAt = Number(sessionStorage.getItem(PRESENCE_KEY));
  if (!getSignedInUser() || Date.now() - lastCheckAt < CHECK_INTERVAL_MS) return;
  sessionStorage.setItem(PRESENCE_KEY, `${Date.now()}`);
  // The response corrects the cookie. The body is read because an unread one may stay open.
  fetch("/presence")
    .then((response) => response.text())
    .then(restoreAuth)
    .catch(() => {});
}
