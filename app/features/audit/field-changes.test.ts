import { expect, test } from "vitest";
import { getFieldChanges, parseFieldChanges } from "./field-changes.ts";

test("getFieldChanges: returns only the fields that differ, dates as text", () => {
  const before = { name: "A", hours: 6, at: new Date("2027-01-01T00:00:00Z"), note: null };
  const after = { name: "A", hours: 12, at: new Date("2027-02-01T00:00:00Z"), note: "x" };
  expect(getFieldChanges(before, after)).toEqual({
    hours: { from: 6, to: 12 },
    at: { from: "2027-01-01T00:00:00.000Z", to: "2027-02-01T00:00:00.000Z" },
    note: { from: null, to: "x" },
  });
  expect(getFieldChanges(before, { ...before, at: new Date(before.at) })).toEqual({});
  expect(parseFieldChanges({ changes: { hours: { from: 6, to: 12 } } })).toEqual({
    hours: { from: 6, to: 12 },
  });
  expect(parseFieldChanges({ number: "ER-27" })).toEqual({});
});
