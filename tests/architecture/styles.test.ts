import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const stylesheets = listSourceFiles().filter((path) => /^app\/ui\/styles\/.*\.css$/.test(path));
const scripts = listSourceFiles().filter((path) =>
  /^(app|server|db|dev-database|tools)\/.*\.(tsx?|js)$/.test(path),
);
const text = scripts.map((path) => readFileSync(path, "utf8")).join("\n");

/** Every word of the sources that may be a class name, and the prefixes of computed class names. */
const usedNames = new Set(text.match(/[\w-]+/g));
const namePrefixes = [...new Set(text.match(/[a-z-]+-(?=\$\{)/g))];
const isNamed = (name: string) =>
  usedNames.has(name) ||
  namePrefixes.some((start) => name.startsWith(start) && usedNames.has(name.slice(start.length)));

test.for(stylesheets)("styles: every class of %s is used by a page", (path) => {
  const rules = readFileSync(path, "utf8").replace(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, "");
  const names = [...rules.matchAll(/(?<![\w-])\.([a-z][\w-]*)|(?<=[\w)\]])\.([a-z][\w-]*)/g)];
  const unsaid = names.map(([, one, other]) => one ?? other ?? "").filter((name) => !isNamed(name));
  expect([...new Set(unsaid)]).toEqual([]);
});

test("styles: no route of an area links a stylesheet, because the first paint would wait for it", () => {
  const areaRoutes = scripts.filter((path) => /^app\/routes\/(student|office)\//.test(path));
  const linking = areaRoutes.filter((path) =>
    /^export (const|function) links\b/m.test(readFileSync(path, "utf8")),
  );
  expect(areaRoutes.length).toBeGreaterThan(100);
  expect(linking).toEqual([]);
});

test("fonts: names request the extended Latin subset, and other scripts request no font file", () => {
  const stylesheet = readFileSync("app/ui/styles/base/fonts.css", "utf8");
  const [, ranges = ""] = /unicode-range: ([^;]+);/.exec(stylesheet) ?? [];
  const bounds = [...ranges.matchAll(/U\+(\w+)-(\w+)/g)].map(([, from = "", to = ""]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  const asking = [..."ŋşǎŵŸẅỳéœŒёΩعế李"].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return bounds.some(({ from, to }) => from <= code && code <= to);
  });
  expect(asking.join("")).toBe("ŋşǎŵŸẅỳ");
});
