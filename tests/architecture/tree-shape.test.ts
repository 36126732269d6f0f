import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { countLines, isData, listSourceFiles } from "#tests/support/source-files.ts";

/** The numbers of docs/measures.md: lower one when the tree gets better. Goals: 1,200 files, and 30 small modules. */
const MAX_FILES = 1_536;
const MAX_SMALL_MODULES = 32;

const SMALL_LINES = 30;

const isTest = (path: string) => /\.test\.tsx?$|\/testing\.ts$/.test(path);
const files = listSourceFiles().filter(
  (path) => /^(app|server|dev-database)\/.+\.tsx?$/.test(path) && !isData(path),
);
const sources = files.filter((path) => !isTest(path));

/** The files of the project that a file imports, relative to the root. */
function listImports(path: string): string[] {
  const specifiers = readFileSync(path, "utf8").matchAll(
    /(?:\bfrom |\bimport\(|\bimport )"([^"]+)"/g,
  );
  return [...specifiers].flatMap(([, specifier = ""]) => {
    if (specifier.startsWith("#")) return [specifier.slice(1)];
    return specifier.startsWith(".") ? [posix.join(posix.dirname(path), specifier)] : [];
  });
}

function countImporters(paths: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths)
    for (const imported of new Set(listImports(path)))
      counts.set(imported, (counts.get(imported) ?? 0) + 1);
  return counts;
}

const tools = listSourceFiles().filter((path) => /^tools\/.+\.ts$/.test(path));

/** Modules that would be read more easily inside the only file that imports them; a page's parts are excepted. */
function listSmallModules(): string[] {
  const importers = countImporters([...sources, ...tools]);
  const tested = countImporters(files.filter(isTest));
  return sources.filter(
    (path) =>
      !path.startsWith("app/routes/") &&
      countLines(path) <= SMALL_LINES &&
      importers.get(path) === 1 &&
      !tested.has(path),
  );
}

test("tree: there are no more source files than measured, without tests and messages", () => {
  console.log(`Tree: ${sources.length} source files.`);
  expect(sources.length).toBeLessThanOrEqual(MAX_FILES);
  // A ceiling far above the real number would hold nothing.
  expect(sources.length).toBeGreaterThan(MAX_FILES - 40);
});

test("tree: no more small modules with one importer and no test of their own than measured", () => {
  const small = listSmallModules();
  console.log(`Tree: ${small.length} small modules with one importer.`);
  expect(small.length, small.join("\n")).toBeLessThanOrEqual(MAX_SMALL_MODULES);
  expect(small.length).toBeGreaterThan(MAX_SMALL_MODULES - 8);
});
