import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";

const sheets = sourceFiles().filter((path) => /^app\/ui\/styles\/.*\.css$/.test(path));
const scripts = sourceFiles().filter((path) => /^(app|server|db|tools)\/.*\.(tsx?|js)$/.test(path));
const text = scripts.map((path) => readFileSync(path, "utf8")).join("\n");

/** Every word that a class may be, and the beginnings to which a value is added. */
const words = new Set(text.match(/[\w-]+/g));
const beginnings = [...new Set(text.match(/[a-z-]+-(?=\$\{)/g))];
const isSaid = (name: string) =>
  words.has(name) ||
  beginnings.some((start) => name.startsWith(start) && words.has(name.slice(start.length)));

test.for(sheets)("every class of %s is said by a page", (path) => {
  const rules = readFileSync(path, "utf8").replace(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, "");
  const names = [...rules.matchAll(/(?<![\w-])\.([a-z][\w-]*)|(?<=[\w)\]])\.([a-z][\w-]*)/g)];
  const unsaid = names.map(([, one, other]) => one ?? other ?? "").filter((name) => !isSaid(name));
  expect([...new Set(unsaid)]).toEqual([]);
});
