import { findCookie, SIGNED_IN_COOKIE } from "../cookies.ts";
import { type AuthEvent, type AuthState, reduceAuthState, signedOutState } from "./auth-state.ts";

/** The display name is the only personal data that the storage of the browser holds. */
const NAME_STORAGE_KEY = "user";

/** Event of a document in which the visitor has signed in without another page load. */
export const SIGNED_IN_EVENT = "signed-in";

let state = signedOutState;
const listeners = new Set<(state: AuthState) => void>();

/** Calls back at each change of the sign-in state, in this tab or another. Returns a function that unsubscribes. */
export function subscribeToAuth(listener: (state: AuthState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Applies an event and notifies the subscribers; other tabs follow through the storage, which holds the name alone.
 */
export function dispatchAuth(event: AuthEvent): void {
  state = reduceAuthState(state, event);
  for (const listener of listeners) listener(state);
  storeName(state.user);
}

function storeName(user: string | null): void {
  try {
    if (user === null) localStorage.removeItem(NAME_STORAGE_KEY);
    else if (localStorage.getItem(NAME_STORAGE_KEY) !== user)
      localStorage.setItem(NAME_STORAGE_KEY, user);
  } catch {
    // Storage is full or forbidden: it only mirrors the name, which this page has in memory.
  }
}

/**
 * Ends a successful sign-in of this page with the user of the server's cookie. Without that cookie a second step is
 * missing, and the state is signed out.
 */
export function completeSignIn(): void {
  const user = getSignedInUser()?.name;
  dispatchAuth(user === undefined ? { type: "signed-out" } : { type: "succeeded", user });
}

/** Restores the state from the cookie in which the server last named the signed-in user. */
export function restoreAuth(): void {
  dispatchAuth({ type: "restored", user: getSignedInUser()?.name ?? null });
}

/** Restores the state now, and whenever another tab or a return to this page may have changed it. */
export function syncAuth(): void {
  addEventListener("storage", ({ key }) => key === NAME_STORAGE_KEY && restoreAuth());
  addEventListener("pageshow", restoreAuth);
  document.addEventListener("visibilitychange", restoreAuth);
  // `Clear-Site-Data` empties the storage at sign-out without a storage event, which this write raises in other tabs.
  storeName("");
  restoreAuth();
}

/**
 * Returns the signed-in user of the server's cookie; undefined when nobody is signed in. `key`: that of
 * access/user-key.server.ts; a cookie that a former version set has none.
 */
export function getSignedInUser(): { kind: string; name: string; key?: string } | undefined {
  const cookie = findCookie(document.cookie, SIGNED_IN_COOKIE);
  if (!cookie) return undefined;
  const [kind = "", name = "", key] = cookie.split("~");
  return { kind, name: decodeURIComponent(name), key };
}
