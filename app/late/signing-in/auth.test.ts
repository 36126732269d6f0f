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
  const heard: AuthState[] = [];
  auth.watchAuth((state) => heard.push(state));
  return { ...auth, heard };
}

test("who has signed in here is no longer waited for, and is who the server said", async () => {
  const kept = new Map<string, string>();
  const { tellAuth, tellArrived, heard } = await withBrowser("here=student~Awa%20Fall", {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  tellAuth({ type: "pending" });
  tellArrived();
  expect(heard.map(({ loading }) => loading)).toEqual([true, false]);
  expect(heard.at(-1)).toEqual({
    ...{ user: "Awa Fall", isAuthenticated: true },
    ...{ loading: false, error: null },
  });
  expect([...kept]).toEqual([["user", "Awa Fall"]]);
});

test("who has a code still to give is not here yet, and the wait is over", async () => {
  const { tellAuth, tellArrived, heard } = await withBrowser("", { removeItem: () => {} });
  tellAuth({ type: "pending" });
  tellArrived();
  expect(heard.at(-1)).toMatchObject({ user: null, loading: false, isAuthenticated: false });
});

test("a storage that is full or forbidden stops nobody", async () => {
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  const { tellArrived, heard } = await withBrowser("here=student~Awa", {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  tellArrived();
  expect(heard.at(-1)).toMatchObject({ user: "Awa", isAuthenticated: true });
});
