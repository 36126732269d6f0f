import { afterEach, expect, test, vi } from "vitest";
import type { AuthState } from "./auth-state.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module in a browser with this cookie, and collects the states that subscribers receive. */
async function withBrowser(cookie: string, storage: Partial<Storage>) {
  vi.stubGlobal("document", { cookie });
  vi.stubGlobal("localStorage", storage);
  const auth = await import("./auth.ts");
  const states: AuthState[] = [];
  auth.subscribeToAuth((state) => states.push(state));
  return { ...auth, states };
}

test("completeSignIn: ends loading and takes the user from the cookie of the server", async () => {
  const storedItems = new Map<string, string>();
  const { dispatchAuth, completeSignIn, states } = await withBrowser("here=student~Awa%20Fall", {
    getItem: (key) => storedItems.get(key) ?? null,
    setItem: (key, value) => void storedItems.set(key, value),
    removeItem: (key) => void storedItems.delete(key),
  });
  dispatchAuth({ type: "pending" });
  completeSignIn();
  expect(states.map(({ loading }) => loading)).toEqual([true, false]);
  expect(states.at(-1)).toEqual({
    ...{ user: "Awa Fall", isAuthenticated: true },
    ...{ loading: false, error: null },
  });
  expect([...storedItems]).toEqual([["user", "Awa Fall"]]);
});

test("completeSignIn: ends loading without a user when the second step is missing", async () => {
  const { dispatchAuth, completeSignIn, states } = await withBrowser("", { removeItem: () => {} });
  dispatchAuth({ type: "pending" });
  completeSignIn();
  expect(states.at(-1)).toMatchObject({ user: null, loading: false, isAuthenticated: false });
});

test("completeSignIn: succeeds when localStorage throws", async () => {
  const throwQuotaError = () => {
    throw new DOMException("storage is full", "QuotaExceededError");
  };
  const { completeSignIn, states } = await withBrowser("here=student~Awa", {
    getItem: throwQuotaError,
    setItem: throwQuotaError,
    removeItem: throwQuotaError,
  });
  completeSignIn();
  expect(states.at(-1)).toMatchObject({ user: "Awa", isAuthenticated: true });
});

test("getSignedInUser: returns kind, name and key, and no key from a cookie of a former version", async () => {
  const { getSignedInUser } = await withBrowser("here=staff~Awa%20Fall~k3y", {});
  expect(getSignedInUser()).toEqual({ kind: "staff", name: "Awa Fall", key: "k3y" });
  vi.stubGlobal("document", { cookie: "here=staff~Awa%20Fall" });
  expect(getSignedInUser()).toEqual({ kind: "staff", name: "Awa Fall", key: undefined });
});
