import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const requestedWorkers = listSourceFiles()
  .filter((path) => path.startsWith("app/"))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/workerProcessPath\(\s*"([^"]+)"/g)])
  .map(([, source = ""]) => source);

test("workerProcessPath: every worker has its own file name", () => {
  expect(requestedWorkers.length).toBeGreaterThan(2);
  expect(new Set(requestedWorkers.map((source) => basename(source))).size).toBe(
    requestedWorkers.length,
  );
});

test.each(requestedWorkers)(
  "worker %s: is one file of the build, without other files of ours (UP-04)",
  (source) => {
    const built = `build/server/workers/${basename(source, ".ts")}.js`;
    const imported = [...readFileSync(built, "utf8").matchAll(/^import .*"([^"]+)";$/gm)];
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter(([, from = ""]) => /^[./#]/.test(from))).toEqual([]);
  },
);
