import { followAuth, restoreAuth, watchAuth, whoIsHere } from "#app/late/signing-in/auth.ts";
import type { AuthState } from "#app/late/signing-in/auth-state.ts";
import { initialsOf } from "#app/ui/initials.ts";

const KEY = "presence";
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
  else delete dataset.here;
  for (const place of document.querySelectorAll("[data-name]")) place.textContent = user;
  for (const place of document.querySelectorAll("[data-initials]"))
    place.textContent = initialsOf(user ?? "");
}

/** A session may have ended since the page was told of it: the server is asked, now and then. */
function askWhetherHere(): void {
  const asked = Number(sessionStorage.getItem(KEY));
  if (!whoIsHere() || Date.now() - asked < TEN_MINUTES) return;
  sessionStorage.setItem(KEY, `${Date.now()}`);
  // Its answer puts the cookie right.
  fetch("/presence")
    .then((answer) => answer.text())
    .then(restoreAuth, () => {});
}
