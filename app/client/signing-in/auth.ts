import { findCookie, SIGNED_IN_COOKIE } from "../cookies.ts";
import { type AuthEvent, type AuthState, reduceAuthState, signedOutState } from "./auth-state.ts";

/** The only thing of a person that the storage of a browser holds: the name that is shown. */
const NAME_STORAGE_KEY = "user";

/** The event of a document where somebody has just signed in, without another page. */
export const SIGNED_IN_EVENT = "signed-in";

let state = signedOutState;
const listeners = new Set<(state: AuthState) => void>();

/** Calls back at each change of who is signed in, in this tab or in another; gives the way to stop. */
export function subscribeToAuth(listener: (state: AuthState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings the state on; the other tabs hear it by the storage, which holds the name alone. */
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
    // A full or forbidden storage: the name is only mirrored there, and this page has it.
  }
}

/** A sign-in of this page has ended well: whose it was, the server said; nobody is here whose code is still missing. */
export function completeSignIn(): void {
  const user = getSignedInUser()?.name;
  dispatchAuth(user === undefined ? { type: "signed-out" } : { type: "succeeded", user });
}

/** Puts the state right by what the server last said of who is here, in the cookie that tells it. */
export function restoreAuth(): void {
  dispatchAuth({ type: "restored", user: getSignedInUser()?.name ?? null });
}

/** Restores the state now, and whenever another tab or a page shown again may have changed it. */
export function syncAuth(): void {
  addEventListener("storage", ({ key }) => key === NAME_STORAGE_KEY && restoreAuth());
  addEventListener("pageshow", restoreAuth);
  document.addEventListener("visibilitychange", restoreAuth);
  restoreAuth();
}

/** Who the server said is signed in; undefined when nobody is. */
export function getSignedInUser(): { kind: string; name: string } | undefined {
  const cookie = findCookie(document.cookie, SIGNED_IN_COOKIE);
  if (!cookie) return undefined;
  const [kind = "", name = ""] = cookie.split("~");
  return { kind, name: decodeURIComponent(name) };
}
