import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { browserOptions, playwrightDisabledFeatures } from "#tests/support/browser-options.ts";
import { createProgram } from "#tests/support/fake-program.ts";
import { findBrowser, NoBrowser } from "../../tools/browser.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("findBrowser: prefers CHROMIUM_PATH", () => {
  const path = createProgram(folder, "mine", 0);
  expect(findBrowser({ CHROMIUM_PATH: path })).toBe(path);
});

test("findBrowser: prefers the headless shell to the system's other browsers", () => {
  const there = mkdtempSync(join(folder, "bin-"));
  createProgram(there, "chromium", 0);
  const light = createProgram(there, "chromium-headless-shell", 0);
  expect(findBrowser({ PATH: there })).toBe(light);
});

test.for([
  ["is not there", () => join(folder, "nothing")],
  ["does not start", () => createProgram(folder, "broken", 127)],
] as const)("findBrowser: throws when the browser of CHROMIUM_PATH %s", ([, path]) => {
  const configured = path();
  const finding = () => findBrowser({ CHROMIUM_PATH: configured });
  expect(finding).toThrow(NoBrowser);
  expect(finding).toThrow(`CHROMIUM_PATH is ${configured}, which is not a browser that starts.`);
});

test("browserOptions: disables the browser features that Playwright disables", () => {
  // The list is only available in Playwright's source.
  const source = readFileSync("node_modules/playwright-core/lib/coreBundle.js", "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source) ?? [];
  const theirs = [...list.replace(/\/\/.*/g, "").matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  expect(playwrightDisabledFeatures.toSorted()).toEqual(theirs.toSorted());
  const { args = [] } = browserOptions();
  expect(args.join()).toContain(`--disable-features=${playwrightDisabledFeatures.join()}`);
});
