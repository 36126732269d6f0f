import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPages, isOwnPage, rememberPage } from "./own-pages.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
let device = storage();
let tab = storage();
beforeEach(() => {
  device = storage();
  tab = storage();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => vi.unstubAllGlobals());

test("a page of this device is known to those that follow it, and no other", () => {
  rememberPage("page-1");
  rememberPage("page-2");
  expect(isOwnPage("page-1")).toBe(true);
  expect(isOwnPage("page-3")).toBe(false);
  expect(isOwnPage("")).toBe(false);
});

test("the last hundred are remembered, each once", () => {
  for (let page = 0; page < 150; page += 1) rememberPage(`page-${page}`);
  rememberPage("page-149");
  expect(isOwnPage("page-49")).toBe(false);
  expect(isOwnPage("page-50")).toBe(true);
});

test("on a shared device the tab alone remembers", () => {
  vi.stubGlobal("document", { cookie: "shared=on" });
  rememberPage("page-1");
  expect(isOwnPage("page-1")).toBe(true);
  expect(device.kept.size).toBe(0);
});

test("nothing is left once the device forgets, and shut storage is no fault", () => {
  rememberPage("page-1");
  forgetPages();
  expect(isOwnPage("page-1")).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  rememberPage("page-1");
  expect(isOwnPage("page-1")).toBe(false);
});
