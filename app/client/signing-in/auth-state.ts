/** What a browser knows of who is signed in. `user` is the display name and nothing else. */
export type AuthState = {
  user: string | null;
  /** A sign-in is under way. */
  loading: boolean;
  isAuthenticated: boolean;
  /** The sentence of the last failure. */
  error: string | null;
};

export type AuthEvent =
  /** At the start, or when another tab says so: who is here, if anybody. */
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

/** The state after an event (AUTH-11). */
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
      // What the page was doing goes on: only who is here is put right.
      return { ...state, user: event.user, isAuthenticated: event.user !== null };
  }
}
