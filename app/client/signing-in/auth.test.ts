import { afterEach, expect, test, vi } from "vitest";
import type { AuthState } from "./auth-state.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module with a browser whose cookie says who is here, and what its watchers hear. */
async function withBrowser(cookie: string, storage: Partial<Storage>) {
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("localStorage", storage);
  const auth = await import("./auth.ts");
  const states: AuthState[] = [];
  auth.subscribeToAuth((state) => states.push(state));
  return { ...auth, states };
}

test("who has signed in here is no longer waited for, and is who the server said", async () => {
  const storedItems = new Map<string, string>();
  const {
    dispatchAuth: tellAuth,
    completeSignIn: tellArrived,
    states,
  } = await withBrowser("here=student~Awa%20Fall", {
    getItem: (key) => storedItems.get(key) ?? null,
    setItem: (key, value) => void storedItems.set(key, value),
    removeItem: (key) => void storedItems.delete(key),
  });
  tellAuth({ type: "pending" });
  tellArrived();
  expect(states.map(({ loading }) => loading)).toEqual([true, false]);
  expect(states.at(-1)).toEqual({
    ...{ user: "Awa Fall", isAuthenticated: true },
    ...{ loading: false, error: null },
  });
  expect([...storedItems]).toEqual([["user", "Awa Fall"]]);
});

test("who has a code still to give is not here yet, and the wait is over", async () => {
  const {
    dispatchAuth: tellAuth,
    completeSignIn: tellArrived,
    states,
  } = await withBrowser("", { removeItem: () => {} });
  tellAuth({ type: "pending" });
  tellArrived();
  expect(states.at(-1)).toMatchObject({ user: null, loading: false, isAuthenticated: false });
});

test("a storage that is full or forbidden stops nobody", async () => {
  const throwQuotaError = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  const { completeSignIn: tellArrived, states } = await withBrowser("here=student~Awa", {
    getItem: throwQuotaError,
    setItem: throwQuotaError,
    removeItem: throwQuotaError,
  });
  tellArrived();
  expect(states.at(-1)).toMatchObject({ user: "Awa", isAuthenticated: true });
});
