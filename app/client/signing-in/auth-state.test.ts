import { expect, test } from "vitest";
import { type AuthEvent, reduceAuthState, signedOutState } from "./auth-state.ts";

const applyEvents = (...events: AuthEvent[]) => events.reduce(reduceAuthState, signedOutState);
const signedInState = { user: "Awa", loading: false, isAuthenticated: true, error: null };

test("signedOutState: has no user", () => {
  expect(signedOutState).toEqual({
    user: null,
    loading: false,
    isAuthenticated: false,
    error: null,
  });
});

test("reduceAuthState: restored sets the user, or none", () => {
  expect(applyEvents({ type: "restored", user: "Awa" })).toEqual(signedInState);
  expect(applyEvents({ type: "restored", user: null })).toEqual(signedOutState);
});

test("reduceAuthState: pending sets loading and clears the error", () => {
  expect(applyEvents({ type: "failed", error: "Non." }, { type: "pending" })).toEqual({
    ...signedOutState,
    loading: true,
  });
});

test("reduceAuthState: succeeded sets the user", () => {
  expect(applyEvents({ type: "pending" }, { type: "succeeded", user: "Awa" })).toEqual(
    signedInState,
  );
});

test("reduceAuthState: failed clears the user and sets the error", () => {
  const failed = { type: "failed", error: "La fenêtre a été fermée." } as const;
  expect(applyEvents({ type: "restored", user: "Awa" }, { type: "pending" }, failed)).toEqual({
    ...signedOutState,
    error: "La fenêtre a été fermée.",
  });
});

test("reduceAuthState: signed-out clears the user", () => {
  expect(applyEvents({ type: "succeeded", user: "Awa" }, { type: "signed-out" })).toEqual(
    signedOutState,
  );
});

test("reduceAuthState: restored leaves a pending sign-in pending", () => {
  const pendingState = applyEvents({ type: "pending" }, { type: "restored", user: "Awa" });
  expect(pendingState).toEqual({ ...signedInState, loading: true });
  expect(reduceAuthState(pendingState, { type: "restored", user: null }).isAuthenticated).toBe(
    false,
  );
});
