import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "build/server";
const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js") && !name.startsWith("workers"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("server bundle: contains React's production build only, and no comments of packages", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const countFilesWith = (fragment: string) =>
    scripts.filter(({ text }) => text.includes(fragment)).length;
  expect(countFilesWith("renderToPipeableStream")).toBeGreaterThan(0);
  expect(countFilesWith("Each child in a list should have a unique")).toBe(0);
  expect(countFilesWith("* @param")).toBe(0);
});

test("server start: reads no duplicate package and no TypeScript", () => {
  const start = scripts.find(({ name }) => name === "start.js")?.text ?? "";
  const imported = [...start.matchAll(/(?:\bfrom|\bimport\()\s*"([^"]+)"/g)].map(([, of]) => of);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((of) => !/^(node:|\.\/assets\/|pg-native$)/.test(`${of}`))).toEqual([]);
});
