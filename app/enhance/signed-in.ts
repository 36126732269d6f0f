import { followAuth, restoreAuth, watchAuth, whoIsHere } from "#app/late/signing-in/auth.ts";
import type { AuthState } from "#app/late/signing-in/auth-state.ts";
import { initialsOf } from "#app/ui/initials.ts";

const KEY = "presence";
const UNREAD = "unread";
const TEN_MINUTES = 600_000;
/** A public page is made for everybody: nothing in it is older or newer than the news. */
const NO_PAGE = { mark: "", waiting: null };

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
  followUnread(isAuthenticated && whoIsHere()?.kind === "student");
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

let follower: Promise<{ stop: () => void } | undefined> | undefined;

/** The count of a candidate follows what is written to them and read, as in their area, and nothing else does. */
function followUnread(follows: boolean): void {
  if (!follows) {
    void follower?.then((one) => one?.stop());
    follower = undefined;
    return;
  }
  const waiting = (count: number) => {
    sessionStorage.setItem(UNREAD, `${count}`);
    paintUnread();
  };
  follower ??= import("#app/late/live/news.ts").then(
    ({ followNews }) => followNews({ waiting, changed: async () => true }, NO_PAGE),
    // Without it the page says what the one before it knew.
    () => undefined,
  );
}

/** How many conversations a candidate has not read, as the server last said: what waits for them is that. */
function paintUnread(): void {
  const unread = Number(sessionStorage.getItem(UNREAD));
  for (const place of document.querySelectorAll<HTMLElement>("[data-unread]")) {
    place.hidden = unread === 0;
    const badge = place.querySelector("b");
    // Nothing is written for a visitor: React, where it wakes, looks for the page as the server sent it.
    if (badge) badge.textContent = unread > 0 ? `${unread}` : "";
  }
}

/** A session may have ended since the page was told of it: the server is asked, now and then. */
function askWhetherHere(): void {
  const asked = Number(sessionStorage.getItem(KEY));
  if (!whoIsHere() || Date.now() - asked < TEN_MINUTES) return;
  sessionStorage.setItem(KEY, `${Date.now()}`);
  // Its answer puts the cookie right; one that is not read to its end may never end.
  fetch("/presence")
    .then((answer) => answer.text())
    .then(restoreAuth)
    .catch(() => {});
}
