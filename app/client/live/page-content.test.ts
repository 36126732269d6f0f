import { expect, test } from "vitest";
import { capturePageContent, hasContentChanged } from "./page-content.ts";

const page = { notes: ["Bon niveau."], attempt: "one" };
const quiet = ["attempt"];
const before = capturePageContent("entry-1", page, quiet);

test("a page that has changed by itself is news", () => {
  const later = capturePageContent("entry-1", { ...page, notes: [] }, quiet);
  expect(hasContentChanged(before, later)).toBe(true);
  expect(hasContentChanged(null, later), "nothing was brought").toBe(false);
});

test("what is made anew each time is no news", () => {
  expect(
    hasContentChanged(before, capturePageContent("entry-1", { ...page, attempt: "two" }, quiet)),
  ).toBe(false);
  expect(
    hasContentChanged(before, capturePageContent("entry-1", { ...page, attempt: "two" })),
  ).toBe(true);
});

test("what answers one's own act, or shows another page, is no news", () => {
  const later = capturePageContent(
    "entry-2",
    { ...page, notes: ["Bon niveau.", "La mienne."] },
    quiet,
  );
  expect(hasContentChanged(before, later)).toBe(false);
});
