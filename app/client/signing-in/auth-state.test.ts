import { expect, test } from "vitest";
import { type AuthEvent, reduceAuthState, signedOutState } from "./auth-state.ts";

const applyEvents = (...events: AuthEvent[]) => events.reduce(reduceAuthState, signedOutState);
const signedInState = { user: "Awa", loading: false, isAuthenticated: true, error: null };

test("at first there is nobody", () => {
  expect(signedOutState).toEqual({
    user: null,
    loading: false,
    isAuthenticated: false,
    error: null,
  });
});

test("a stored person is restored at the start, and nobody when there is none", () => {
  expect(applyEvents({ type: "restored", user: "Awa" })).toEqual(signedInState);
  expect(applyEvents({ type: "restored", user: null })).toEqual(signedOutState);
});

test("a sign-in that begins waits, and forgets the failure before it", () => {
  expect(applyEvents({ type: "failed", error: "Non." }, { type: "pending" })).toEqual({
    ...signedOutState,
    loading: true,
  });
});

test("a sign-in that succeeds gives the person", () => {
  expect(applyEvents({ type: "pending" }, { type: "succeeded", user: "Awa" })).toEqual(
    signedInState,
  );
});

test("a sign-in that fails leaves nobody, and its sentence", () => {
  const failed = { type: "failed", error: "La fenêtre a été fermée." } as const;
  expect(applyEvents({ type: "restored", user: "Awa" }, { type: "pending" }, failed)).toEqual({
    ...signedOutState,
    error: "La fenêtre a été fermée.",
  });
});

test("signing out clears the person", () => {
  expect(applyEvents({ type: "succeeded", user: "Awa" }, { type: "signed-out" })).toEqual(
    signedOutState,
  );
});

test("another tab that signs in or out does not stop what this one is doing", () => {
  const pendingState = applyEvents({ type: "pending" }, { type: "restored", user: "Awa" });
  expect(pendingState).toEqual({ ...signedInState, loading: true });
  expect(reduceAuthState(pendingState, { type: "restored", user: null }).isAuthenticated).toBe(
    false,
  );
});
