import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { listStaticFiles } from "#server/static-files.ts";

const BUILD = "build/client";
const built = listStaticFiles(BUILD);
const texts = [...built].filter(([, file]) => file.isText).map(([name]) => ({ name }));
const scripts = texts.filter(({ name }) => name.endsWith(".js"));

/** The static imports of a script, as paths in the build. */
function listImports(name: string, text: string): string[] {
  const heads = [...text.matchAll(/\b(?:import|export)\s*(?:[\w*{}$,\s]*?from\s*)?"([^"]+\.js)"/g)];
  return heads.map(([, path = ""]) => posix.resolve(posix.dirname(name), path));
}

test("build: each script and stylesheet has its compressed copy", () => {
  expect(texts.length).toBeGreaterThan(200);
  const uncompressed = texts.filter(
    ({ name }) => !existsSync(`${BUILD}${name}.br`) || !existsSync(`${BUILD}${name}.gz`),
  );
  expect(uncompressed.map(({ name }) => name)).toEqual([]);
});

test("build: each script finds its imports, and no import cycle exists", () => {
  const importsByScript = new Map(
    scripts.map(({ name }) => [name, listImports(name, readFileSync(`${BUILD}${name}`, "utf8"))]),
  );
  expect([...importsByScript.values()].flat().length).toBeGreaterThan(200);
  const missing = [...importsByScript].flatMap(([name, all]) =>
    all.filter((one) => !built.has(one)).map((one) => `${name} asks for ${one}`),
  );
  expect(missing).toEqual([]);

  const free = new Set<string>();
  for (let before = -1; before < free.size; ) {
    before = free.size;
    for (const [name, all] of importsByScript)
      if (all.every((one) => free.has(one))) free.add(name);
  }
  expect([...importsByScript.keys()].filter((name) => !free.has(name))).toEqual([]);
});

test("build: the service worker knows for how long it may show a cached page", () => {
  const worker = readFileSync(`${BUILD}/service-worker.js`, "utf8");
  expect(worker).toMatch(/^self\.IDLE_MS=86400000;/);
});
