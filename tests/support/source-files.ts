import { globSync, readFileSync } from "node:fs";

/** Every file of source, from the root of the project; drawings and generated files apart. */
export function listSourceFiles(): string[] {
  return globSync("{app,server,db,tests,tools}/**/*.{ts,tsx,js,mjs,css}", {
    exclude: (path) => /^(tools\/scenes|db\/migrations)$|node_modules/.test(path),
  }).map((path) => path.replaceAll("\\", "/"));
}

/** Words and seeds are data: they are as long as what there is to say. */
export const isData = (path: string) => /^(app\/i18n\/(fr|en)\/|db\/seeds\/)/.test(path);

export const countLines = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").length;

/** The figures of the shape targets (docs/architecture.md), data apart. */
export function measureSizes(paths: string[]) {
  const sizes = paths.filter((path) => !isData(path)).map(countLines);
  const sorted = sizes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { files: sorted.length, median: at(0.5), ninety: at(0.9), longest: sorted.at(-1) ?? 0 };
}
