import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "#tests/support/source-files.ts";
import config from "../../playwright.config.ts";

const journeys = sourceFiles().filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));

test.for(journeys)(
  "%s skips nothing, sleeps never, and has no tag but those of screens",
  (path) => {
    const text = readFileSync(path, "utf8");
    expect(text.match(/\btest(\.describe)?\.(skip|only|fixme)\b|\bwaitForTimeout\b/g)).toBeNull();
    for (const [, tag] of text.matchAll(/\btag: (\S+),?\s/g))
      expect(['"@phone"', '"@desk"', '"@once"']).toContain(tag?.replace(/,$/, ""));
  },
);

test("each journey runs on at least one screen, and on both without a tag", () => {
  const screens = (title: string) =>
    (config.projects ?? [])
      .filter(({ grepInvert }) => !(grepInvert as RegExp | undefined)?.test(title))
      .map(({ name }) => name);
  expect(screens("a journey")).toEqual(["phone", "desk"]);
  expect(screens("a journey @phone")).toEqual(["phone"]);
  expect(screens("a journey @desk")).toEqual(["desk"]);
  expect(screens("a journey @once")).toEqual(["phone"]);
});
