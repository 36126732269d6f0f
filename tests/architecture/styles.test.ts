import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const stylesheets = listSourceFiles().filter((path) => /^app\/.*\.css$/.test(path));
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

/** The class names of the selectors of a stylesheet. */
function listClasses(path: string): string[] {
  const rules = readFileSync(path, "utf8").replace(/\/\*.*?\*\/|url\([^)]*\)|"[^"]*"/gs, "");
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
}

test.for(stylesheets)("styles: every class of %s is used by a page", (path) => {
  expect(listClasses(path).filter((name) => !isNamed(name))).toEqual([]);
});

/** The classes that a module gives to elements, or looks for in the document. */
function listUsedClasses(code: string): string[] {
  const attributes = code.matchAll(/class(?:Name)?=(?:("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\})/g);
  const literals = [...attributes].flatMap(([, text, expression]) =>
    [...(text ?? expression ?? "").matchAll(/"([^"]*)"|`([^`]*)`/g)].map(
      ([, quoted, template]) => quoted ?? template?.replace(/\$\{[^}]*\}/g, " ") ?? "",
    ),
  );
  const selectors = [
    ...code.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*["'`]([^"'`]*)/g),
  ];
  return [
    ...literals.flatMap((text) => text.split(/\s+/)),
    ...selectors.flatMap(([, text = ""]) =>
      [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name),
    ),
  ];
}

/** Classes that are not local: lower the number when one becomes local. docs/measures.md has it too; the goal is 40. */
const MAX_GLOBAL_CLASSES = 250;

test("styles: most classes are local, named by one stylesheet and by the modules of its folder", () => {
  const folders = new Map<string, string[]>();
  for (const path of stylesheets)
    for (const name of listClasses(path))
      folders.set(name, [...(folders.get(name) ?? []), dirname(path)]);
  const globalClasses = new Set(
    [...folders].filter(([, { length }]) => length > 1).map(([name]) => name),
  );
  for (const path of scripts.filter((path) => !/\.test\.tsx?$/.test(path)))
    for (const name of listUsedClasses(readFileSync(path, "utf8"))) {
      const [folder] = folders.get(name) ?? [];
      if (folder !== undefined && !path.startsWith(`${folder}/`)) globalClasses.add(name);
    }
  expect(globalClasses.size).toBeLessThanOrEqual(MAX_GLOBAL_CLASSES);
});

const breakpoints = "app/ui/base/media.css";

test("styles: only media.css has widths in media queries", () => {
  const others = stylesheets.filter((path) => path !== breakpoints);
  const queries = others.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/@media[^{]*width[^{]*/g)].map(
      ([query]) => `${path}: ${query.trim()}`,
    ),
  );
  expect(queries).toEqual([]);
});

test("styles: scripts and pictures use the widths of media.css", () => {
  const named = readFileSync(breakpoints, "utf8").match(/(?<=width >= )\d+(?=px)/g);
  const widths = scripts.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\(min-width: ?(\d+)px\)/g)].map(
      ([, width]) => `${path}: ${width}`,
    ),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((text) => !named?.includes(text.replace(/.*: /, "")))).toEqual([]);
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
  const stylesheet = readFileSync("app/ui/base/fonts.css", "utf8");
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
