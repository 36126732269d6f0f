import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

const endToEndTests = listSourceFiles().filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));
const knownTags = ["@phone", "@desk", "@once", "@nightly"];

test.for(endToEndTests)("%s skips no test, does not sleep and has only known tags", (path) => {
  const text = readFileSync(path, "utf8");
  expect(text.match(/\btest(\.describe)?\.(skip|only|fixme)\b|\bwaitForTimeout\b/g)).toBeNull();
  const tags = text.match(/(?<=")@[a-z]+(?=")/g) ?? [];
  expect(tags.filter((tag) => !knownTags.includes(tag))).toEqual([]);
});

type Filter = RegExp | RegExp[] | undefined;
const matches = (filter: Filter, title: string) =>
  [filter ?? []].flat().some((one) => one.test(title));

test.for([
  [undefined, "a visit", ["phone"]],
  [undefined, "a visit @phone", ["phone"]],
  [undefined, "a visit @desk", ["desk"]],
  [undefined, "a visit @nightly", []],
  ["1", "a visit", ["phone", "desk"]],
  ["1", "a visit @phone", ["phone"]],
  ["1", "a visit @desk", ["desk"]],
  ["1", "a visit @once", ["phone"]],
  ["1", "a visit @nightly", ["phone", "desk"]],
] as const)(
  "end-to-end tests with NIGHTLY=%s: « %s » runs on %o",
  async ([nightly, title, screens]) => {
    vi.stubEnv("NIGHTLY", nightly);
    vi.resetModules();
    const { default: config } = await import("../../playwright.config.ts");
    vi.unstubAllEnvs();
    const projects = (config.projects ?? []).filter(
      ({ grep, grepInvert }) => (!grep || matches(grep, title)) && !matches(grepInvert, title),
    );
    expect(projects.map(({ name }) => name)).toEqual(screens);
  },
);
