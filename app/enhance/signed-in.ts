import { followAuth, restoreAuth, watchAuth, whoIsHere } from "#app/late/signing-in/auth.ts";
import type { AuthState } from "#app/late/signing-in/auth-state.ts";
import { initialsOf } from "#app/ui/initials.ts";

const KEY = "presence";
const UNREAD = "unread";
const TEN_MINUTES = 600_000;

/**
 * Shows in the bar who is signed in. `early.js` has shown the right bar before the first paint; the
 * name is written here, and follows what other tabs do.
 */
export function paintWhoIsHere(): void {
  watchAuth(paint);
  followAuth();
  askWhetherHere();
}

function paint({ user, isAuthenticated }: AuthState): void {
  const { dataset } = document.documentElement;
  if (isAuthenticated) dataset.here = whoIsHere()?.kind;
  else {
    delete dataset.here;
    // What was known of one person is not shown to the next.
    for (const key of [KEY, UNREAD]) sessionStorage.removeItem(key);
  }
  paintUnread();
  for (const place of document.querySelectorAll("[data-name]")) place.textContent = user;
  for (const place of document.querySelectorAll("[data-initials]"))
    place.textContent = initialsOf(user ?? "");
}

/** How many conversations wait, as the server last said. */
function paintUnread(): void {
  const unread = Number(sessionStorage.getItem(UNREAD));
  for (const place of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    place.hidden = unread === 0;
    const badge = place.querySelector("b");
    // Nothing is written for a visitor: React, where it wakes, looks for the page as the server sent it.
    if (badge) badge.textContent = unread > 0 ? `${unread}` : "";
  }
}

/**
 * A session may have ended since the page was told of it: the server is asked, now and then, and by who comes
 * from the area.
 */
function askWhetherHere(): void {
  const asked = Number(sessionStorage.getItem(KEY));
  const fromArea = document.referrer.includes("/espace-etudiant");
  if (!whoIsHere() || (Date.now() - asked < TEN_MINUTES && !fromArea)) return;
  sessionStorage.setItem(KEY, `${Date.now()}`);
  // Its answer puts the cookie right.
  fetch("/presence")
    .then((answer) => answer.json())
    .then(({ unread = 0 }) => {
      sessionStorage.setItem(UNREAD, `${unread}`);
      restoreAuth();
    })
    .catch(() => {});
}
