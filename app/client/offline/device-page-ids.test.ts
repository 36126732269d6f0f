import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearPageIds, isPageOfDevice, rememberPageId } from "./device-page-ids.ts";

function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
let device = createStorage();
let tab = createStorage();
beforeEach(() => {
  device = createStorage();
  tab = createStorage();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => vi.unstubAllGlobals());

test("isPageOfDevice: returns true only for a remembered page", () => {
  rememberPageId("page-1");
  rememberPageId("page-2");
  expect(isPageOfDevice("page-1")).toBe(true);
  expect(isPageOfDevice("page-3")).toBe(false);
  expect(isPageOfDevice("")).toBe(false);
});

test("rememberPageId: keeps the last 100 ids, each once", () => {
  for (let page = 0; page < 150; page += 1) rememberPageId(`page-${page}`);
  rememberPageId("page-149");
  expect(isPageOfDevice("page-49")).toBe(false);
  expect(isPageOfDevice("page-50")).toBe(true);
});

test("rememberPageId: uses sessionStorage on a shared device", () => {
  vi.stubGlobal("document", { cookie: "shared=on" });
  rememberPageId("page-1");
  expect(isPageOfDevice("page-1")).toBe(true);
  expect(device.entries.size).toBe(0);
});

test("clearPageIds: deletes all ids; without storage no page is remembered", () => {
  rememberPageId("page-1");
  clearPageIds();
  expect(isPageOfDevice("page-1")).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  rememberPageId("page-1");
  expect(isPageOfDevice("page-1")).toBe(false);
});
