import { expect, test } from "vitest";
import { changesBetween, changesIn } from "./changes.ts";

test("only what is no longer the same is told, moments as text", () => {
  const before = { name: "A", hours: 6, at: new Date("2027-01-01T00:00:00Z"), note: null };
  const after = { name: "A", hours: 12, at: new Date("2027-02-01T00:00:00Z"), note: "x" };
  expect(changesBetween(before, after)).toEqual({
    hours: { from: 6, to: 12 },
    at: { from: "2027-01-01T00:00:00.000Z", to: "2027-02-01T00:00:00.000Z" },
    note: { from: null, to: "x" },
  });
  expect(changesBetween(before, { ...before, at: new Date(before.at) })).toEqual({});
  expect(changesIn({ changes: { hours: { from: 6, to: 12 } } })).toEqual({
    hours: { from: 6, to: 12 },
  });
  expect(changesIn({ number: "ER-27" })).toEqual({});
});
