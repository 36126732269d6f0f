import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";
import config from "../../playwright.config.ts";

const endToEndTests = listSourceFiles().filter((path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));
const screens = ["@phone", "@desk", "@once"];

test.for(endToEndTests)("%s skips no test, does not sleep and has only viewport tags", (path) => {
  const text = readFileSync(path, "utf8");
  expect(text.match(/\btest(\.describe)?\.(skip|only|fixme)\b|\bwaitForTimeout\b/g)).toBeNull();
  const tags = text.match(/(?<=")@[a-z]+(?=")/g) ?? [];
  expect(tags.filter((tag) => !screens.includes(tag))).toEqual([]);
});

test("each end-to-end test runs on at least one viewport, and on both without a tag", () => {
  const getScreens = (title: string) =>
    (config.projects ?? [])
      .filter(({ grepInvert }) => !(grepInvert as RegExp | undefined)?.test(title))
      .map(({ name }) => name);
  expect(getScreens("a journey")).toEqual(["phone", "desk"]);
  expect(getScreens("a journey @phone")).toEqual(["phone"]);
  expect(getScreens("a journey @desk")).toEqual(["desk"]);
  expect(getScreens("a journey @once")).toEqual(["phone"]);
});
