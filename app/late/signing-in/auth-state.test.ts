import { expect, test } from "vitest";
import { type AuthEvent, authAfter, nobody } from "./auth-state.ts";

const after = (...events: AuthEvent[]) => events.reduce(authAfter, nobody);
const awa = { user: "Awa", loading: false, isAuthenticated: true, error: null };

test("at first there is nobody", () => {
  expect(nobody).toEqual({ user: null, loading: false, isAuthenticated: false, error: null });
});

test("a stored person is restored at the start, and nobody when there is none", () => {
  expect(after({ type: "restored", user: "Awa" })).toEqual(awa);
  expect(after({ type: "restored", user: null })).toEqual(nobody);
});

test("a sign-in that begins waits, and forgets the failure before it", () => {
  expect(after({ type: "failed", error: "Non." }, { type: "pending" })).toEqual({
    ...nobody,
    loading: true,
  });
});

test("a sign-in that succeeds gives the person", () => {
  expect(after({ type: "pending" }, { type: "succeeded", user: "Awa" })).toEqual(awa);
});

test("a sign-in that fails leaves nobody, and its sentence", () => {
  const failed = { type: "failed", error: "La fenêtre a été fermée." } as const;
  expect(after({ type: "restored", user: "Awa" }, { type: "pending" }, failed)).toEqual({
    ...nobody,
    error: "La fenêtre a été fermée.",
  });
});

test("signing out clears the person", () => {
  expect(after({ type: "succeeded", user: "Awa" }, { type: "signed-out" })).toEqual(nobody);
});

test("another tab that signs in or out does not stop what this one is doing", () => {
  const waiting = after({ type: "pending" }, { type: "restored", user: "Awa" });
  expect(waiting).toEqual({ ...awa, loading: true });
  expect(authAfter(waiting, { type: "restored", user: null }).isAuthenticated).toBe(false);
});
