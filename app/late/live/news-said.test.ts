import { expect, test } from "vitest";
import { isNewsToReader, saidOf } from "./news-said.ts";

const page = { notes: ["Bon niveau."], attempt: "one" };
const quiet = ["attempt"];
const before = saidOf("entry-1", page, quiet);

test("a page that has changed by itself is news", () => {
  const now = saidOf("entry-1", { ...page, notes: [] }, quiet);
  expect(isNewsToReader(before, now)).toBe(true);
  expect(isNewsToReader(null, now), "nothing was brought").toBe(false);
});

test("what is made anew each time is no news", () => {
  expect(isNewsToReader(before, saidOf("entry-1", { ...page, attempt: "two" }, quiet))).toBe(false);
  expect(isNewsToReader(before, saidOf("entry-1", { ...page, attempt: "two" }))).toBe(true);
});

test("what answers one's own act, or shows another page, is no news", () => {
  const now = saidOf("entry-2", { ...page, notes: ["Bon niveau.", "La mienne."] }, quiet);
  expect(isNewsToReader(before, now)).toBe(false);
});
