import {
  getSignedInUser,
  restoreAuth,
  subscribeToAuth,
  syncAuth,
} from "#app/client/signing-in/auth.ts";
import type { AuthState } from "#app/client/signing-in/auth-state.ts";
import { getInitials } from "#app/ui/initials.ts";

const PRESENCE_KEY = "presence";
const UNREAD_KEY = "unread";
const CHECK_INTERVAL_MS = 600_000;
/** A public page is made for everybody: nothing in it is older or newer than the news. */
const NO_PAGE_STATE = { mark: "", waiting: null };

/**
 * Shows in the bar who is signed in. `early.js` has shown the right bar before the first paint; the
 * name is written here, and follows what other tabs do.
 */
export function showSignedInUser(): void {
  subscribeToAuth(renderAuthState);
  syncAuth();
  checkPresence();
}

function renderAuthState({ user, isAuthenticated }: AuthState): void {
  const { dataset } = document.documentElement;
  subscribeToUnread(isAuthenticated && getSignedInUser()?.kind === "student");
  if (isAuthenticated) dataset.here = getSignedInUser()?.kind;
  else {
    delete dataset.here;
    // What was known of one person is not shown to the next.
    for (const key of [PRESENCE_KEY, UNREAD_KEY]) sessionStorage.removeItem(key);
  }
  renderUnread();
  for (const element of document.querySelectorAll("[data-name]")) element.textContent = user;
  for (const element of document.querySelectorAll("[data-initials]"))
    element.textContent = getInitials(user ?? "");
}

let subscription: Promise<{ stop: () => void } | undefined> | undefined;

/** The count of a candidate follows what is written to them and read, as in their area, and nothing else does. */
function subscribeToUnread(isSubscribing: boolean): void {
  if (!isSubscribing) {
    void subscription?.then((current) => current?.stop());
    subscription = undefined;
    return;
  }
  const waiting = (count: number) => {
    sessionStorage.setItem(UNREAD_KEY, `${count}`);
    renderUnread();
  };
  subscription ??= import("#app/client/live/live-events.ts").then(
    ({ subscribe }) => subscribe({ onCount: waiting, onChange: async () => true }, NO_PAGE_STATE),
    // Without it the page says what the one before it knew.
    () => undefined,
  );
}

/** How many conversations a candidate has not read, as the server last said: what waits for them is that. */
function renderUnread(): void {
  const unread = Number(sessionStorage.getItem(UNREAD_KEY));
  for (const element of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    element.hidden = unread === 0;
    const badge = element.querySelector("b");
    // Nothing is written for a visitor: React, where it wakes, looks for the page as the server sent it.
    if (badge) badge.textContent = unread > 0 ? `${unread}` : "";
  }
}

/** A session may have ended since the page was told of it: the server is asked, now and then. */
function checkPresence(): void {
  const lastCheckAt = Number(sessionStorage.getItem(PRESENCE_KEY));
  if (!getSignedInUser() || Date.now() - lastCheckAt < CHECK_INTERVAL_MS) return;
  sessionStorage.setItem(PRESENCE_KEY, `${Date.now()}`);
  // Its answer puts the cookie right; one that is not read to its end may never end.
  fetch("/presence")
    .then((response) => response.text())
    .then(restoreAuth)
    .catch(() => {});
}
