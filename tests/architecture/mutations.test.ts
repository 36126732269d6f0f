import { existsSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { areas, countOccurrences, mutations } from "#tests/nightly/mutations/mutations.ts";
import config from "../../vitest.config.ts";

type TestFiles = { include: string[]; exclude?: string[] };

/** The test files of each project of `npm test`. */
const projects = (config.test?.projects ?? []).map(
  (project) => (project as { test: TestFiles }).test,
);

const isDaily = (path: string) =>
  projects.some(
    ({ include, exclude = [] }) =>
      include.some((pattern) => matchesGlob(path, pattern)) &&
      !exclude.some((pattern) => matchesGlob(path, pattern)),
  );

test("mutations: there are thirty under different names, at least five in each area", () => {
  expect(mutations).toHaveLength(30);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(30);
  for (const area of areas)
    expect(mutations.filter((one) => one.area === area).length, area).toBeGreaterThanOrEqual(5);
});

test.for(mutations)("mutations: the text of $name occurs once in its file", (mutation) => {
  const { file, text, replacement } = mutation;
  expect(countOccurrences(readFileSync(file, "utf8"), text)).toBe(1);
  expect(replacement).not.toBe(text);
});

test.for(mutations)("mutations: the tests of $name exist and run daily", ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  for (const path of tests) {
    expect(existsSync(path), path).toBe(true);
    expect(isDaily(path), path).toBe(true);
  }
});

test("isDaily: refuses the tests that run nightly and in a browser", () => {
  expect(isDaily("tests/nightly/pgbouncer.test.ts")).toBe(false);
  expect(isDaily("tests/e2e/student/application-status.spec.ts")).toBe(false);
});
