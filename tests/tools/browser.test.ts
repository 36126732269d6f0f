import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { program } from "#tests/support/program.ts";
import { findBrowser, NoBrowser } from "../../tools/browser.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("takes the browser of CHROMIUM_PATH before any other", () => {
  const path = program(folder, "mine", 0);
  expect(findBrowser({ CHROMIUM_PATH: path })).toBe(path);
});

test.for([
  ["is not there", () => join(folder, "nothing")],
  ["does not start", () => program(folder, "broken", 127)],
] as const)("says so when the browser of CHROMIUM_PATH %s", ([, path]) => {
  const given = path();
  const finding = () => findBrowser({ CHROMIUM_PATH: given });
  expect(finding).toThrow(NoBrowser);
  expect(finding).toThrow(`CHROMIUM_PATH is ${given}, which is not a browser that starts.`);
});
