import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "build/server";
const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js") && !name.startsWith("workers"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test("what the server keeps in memory as text is ASCII: one accent would double the script it is in", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const beyond = scripts.filter(({ text }) => /[^\0-\x7f]/.test(text));
  expect(beyond.map(({ name }) => name)).toEqual([]);
});

test("React is there in the edition of production alone, and packages without their remarks", () => {
  const holding = (words: string) => scripts.filter(({ text }) => text.includes(words)).length;
  expect(holding("renderToPipeableStream")).toBeGreaterThan(0);
  expect(holding("Each child in a list should have a unique")).toBe(0);
  expect(holding("* @param")).toBe(0);
});

test("the start reads no second copy of a package, and no TypeScript", () => {
  const start = scripts.find(({ name }) => name === "start.js")?.text ?? "";
  const imported = [...start.matchAll(/(?:\bfrom|\bimport\()\s*"([^"]+)"/g)].map(([, of]) => of);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((of) => !/^(node:|\.\/assets\/|pg-native$)/.test(`${of}`))).toEqual([]);
});
