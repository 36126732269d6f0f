import { expect, test } from "vitest";
import { type Marks, mergeAnswers, readMarks, writeMarks } from "./answer-merge.ts";

test.for([
  ["the same everywhere", "a", "a", "a", "nothing"],
  ["changed here", "a", "a", "b", "changed"],
  ["changed elsewhere, untouched here", "b", "a", "a", "stale"],
  ["changed alike here and elsewhere", "b", "a", "b", "nothing"],
  ["changed differently here and elsewhere", "b", "a", "c", "differing"],
  ["of a page that did not say what it showed", "a", undefined, "b", "changed"],
] as const)("an answer %s: %s stored, %s seen, %s typed", ([, is, was, typed, outcome]) => {
  const marks = (mark?: string): Marks => (mark ? { city: mark } : {});
  const merged = mergeAnswers({ is: marks(is), was: marks(was), typed: marks(typed) });
  const none = { changed: [], differing: [], stale: [] };
  expect(merged).toEqual(outcome === "nothing" ? none : { ...none, [outcome]: ["city"] });
});

test("marks travel in one input, and a broken one is as good as none", () => {
  const marks = { lastName: "pZ3k_q1A", birthOn: "x-0" };
  expect(readMarks(writeMarks(marks))).toEqual(marks);
  expect(readMarks("<script> lastName:ab :c d:")).toEqual({ lastName: "ab" });
  expect(readMarks(undefined)).toEqual({});
});
