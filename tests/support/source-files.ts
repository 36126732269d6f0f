import { globSync, readFileSync } from "node:fs";

/** Every source file, relative to the root of the project, without drawings and generated files. */
export function listSourceFiles(): string[] {
  return globSync("{app,server,db,dev-database,tests,tools,assets-src}/**/*.{ts,tsx,js,mjs,css}", {
    exclude: (path) => /^(assets-src\/scenes|db\/migrations)$|node_modules/.test(path),
  }).map((path) => path.replaceAll("\\", "/"));
}

/** Messages and seeds are data, so their length is not limited. */
export const isData = (path: string) =>
  /^(app\/features\/[^/]+\/messages\/|db\/seeds\/)/.test(path) ||
  (path.startsWith("app/i18n/") && readFileSync(path, "utf8").includes("defineMessages(fr, en)"));

export const countLines = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").length;

/** File size metrics (docs/architecture.md), without data. */
export function measureSizes(paths: string[]) {
  const sizes = paths.filter((path) => !isData(path)).map(countLines);
  const sorted = sizes.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { files: sorted.length, median: at(0.5), ninety: at(0.9), longest: sorted.at(-1) ?? 0 };
}
