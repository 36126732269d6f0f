import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";

const asked = sourceFiles()
  .filter((path) => path.startsWith("app/"))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/programApart\("([^"]+)"/g)])
  .map(([, source = ""]) => source);

test("what runs apart is known by the name of its file", () => {
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked.map((source) => basename(source))).size).toBe(asked.length);
});

test.each(asked)(
  "%s is one file of the build: none of ours is read beside it (UP-04)",
  (source) => {
    const built = `build/server/apart/${basename(source, ".ts")}.js`;
    const imported = [...readFileSync(built, "utf8").matchAll(/^import .*"([^"]+)";$/gm)];
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter(([, from = ""]) => /^[./#]/.test(from))).toEqual([]);
  },
);
