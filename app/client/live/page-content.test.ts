import { expect, test } from "vitest";
import { capturePageContent, hasContentChanged } from "./page-content.ts";

const page = { notes: ["Bon niveau."], attempt: "one" };
const quiet = ["attempt"];
const before = capturePageContent("entry-1", page, quiet);

test("hasContentChanged: returns true when the data changed at the same history entry", () => {
  const later = capturePageContent("entry-1", { ...page, notes: [] }, quiet);
  expect(hasContentChanged(before, later)).toBe(true);
  expect(hasContentChanged(null, later), "without earlier content").toBe(false);
});

test("hasContentChanged: ignores the quiet keys", () => {
  expect(
    hasContentChanged(before, capturePageContent("entry-1", { ...page, attempt: "two" }, quiet)),
  ).toBe(false);
  expect(
    hasContentChanged(before, capturePageContent("entry-1", { ...page, attempt: "two" })),
  ).toBe(true);
});

test("hasContentChanged: returns false at another history entry", () => {
  const later = capturePageContent(
    "entry-2",
    { ...page, notes: ["Bon niveau.", "La mienne."] },
    quiet,
  );
  expect(hasContentChanged(before, later)).toBe(false);
});
