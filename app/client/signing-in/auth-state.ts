/** The sign-in state of a browser, with the names of AUTH-11. `user` is the display name and nothing else. */
export type AuthState = {
  user: string | null;
  /** A sign-in is in progress. */
  loading: boolean;
  isAuthenticated: boolean;
  /** The text of the last error. */
  error: string | null;
};

export type AuthEvent =
  /** At page load, or after a change in another tab: the signed-in user, if any. */
  | { type: "restored"; user: string | null }
  | { type: "pending" }
  | { type: "succeeded"; user: string }
  | { type: "failed"; error: string }
  | { type: "signed-out" };

export const signedOutState: AuthState = {
  user: null,
  loading: false,
  isAuthenticated: false,
  error: null,
};

/** Returns the state after an event (AUTH-11). */
export function reduceAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case "pending":
      return { ...state, loading: true, error: null };
    case "failed":
      return { ...signedOutState, error: event.error };
    case "signed-out":
      return signedOutState;
    case "succeeded":
      return { ...signedOutState, user: event.user, isAuthenticated: true };
    case "restored":
      // A sign-in in progress on this page continues; only the user changes.
      return { ...state, user: event.user, isAuthenticated: event.user !== null };
  }
}
