import { cookieIn, HERE_COOKIE } from "../cookies.ts";
import { type AuthEvent, type AuthState, authAfter, nobody } from "./auth-state.ts";

/** The only thing of a person that the storage of a browser holds: the name that is shown. */
const KEY = "user";

/** The event of a document where somebody has just signed in, without another page. */
export const SIGNED_IN = "signed-in";

let state = nobody;
const watchers = new Set<(state: AuthState) => void>();

/** Calls back at each change of who is signed in, in this tab or in another; gives the way to stop. */
export function watchAuth(watcher: (state: AuthState) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Brings the state on; the other tabs hear it by the storage, which holds the name alone. */
export function tellAuth(event: AuthEvent): void {
  state = authAfter(state, event);
  for (const watcher of watchers) watcher(state);
  keepName(state.user);
}

function keepName(user: string | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else if (localStorage.getItem(KEY) !== user) localStorage.setItem(KEY, user);
  } catch {
    // A full or forbidden storage: the name is only mirrored there, and this page has it.
  }
}

/** A sign-in of this page has ended well: whose it was, the server said; nobody is here whose code is still missing. */
export function tellArrived(): void {
  const user = whoIsHere()?.name;
  tellAuth(user === undefined ? { type: "signed-out" } : { type: "succeeded", user });
}

/** Puts the state right by what the server last said of who is here, in the cookie that tells it. */
export function restoreAuth(): void {
  tellAuth({ type: "restored", user: whoIsHere()?.name ?? null });
}

/** Restores the state now, and whenever another tab or a page shown again may have changed it. */
export function followAuth(): void {
  addEventListener("storage", ({ key }) => key === KEY && restoreAuth());
  addEventListener("pageshow", restoreAuth);
  document.addEventListener("visibilitychange", restoreAuth);
  restoreAuth();
}

/** Who the server said is signed in; undefined when nobody is. */
export function whoIsHere(): { kind: string; name: string } | undefined {
  const here = cookieIn(document.cookie, HERE_COOKIE);
  if (!here) return undefined;
  const [kind = "", name = ""] = here.split("~");
  return { kind, name: decodeURIComponent(name) };
}
