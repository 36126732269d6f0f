import { expect, test } from "vitest";
import { type AnswerHashes, mergeAnswers, parseHashes, serializeHashes } from "./merge-answers.ts";

test.for([
  ["the same everywhere", "a", "a", "a", "nothing"],
  ["changed here", "a", "a", "b", "accepted"],
  ["changed elsewhere, untouched here", "b", "a", "a", "outdated"],
  ["changed alike here and elsewhere", "b", "a", "b", "nothing"],
  ["changed differently here and elsewhere", "b", "a", "c", "conflicts"],
  ["of a page that did not say what it showed", "a", undefined, "b", "accepted"],
] as const)("an answer %s: %s stored, %s seen, %s typed", ([, is, was, typed, outcome]) => {
  const toHashes = (mark?: string): AnswerHashes => (mark ? { city: mark } : {});
  const merged = mergeAnswers({
    stored: toHashes(is),
    base: toHashes(was),
    submitted: toHashes(typed),
  });
  const none = { accepted: [], conflicts: [], outdated: [] };
  expect(merged).toEqual(outcome === "nothing" ? none : { ...none, [outcome]: ["city"] });
});

test("marks travel in one input, and a broken one is as good as none", () => {
  const marks = { lastName: "pZ3k_q1A", birthOn: "x-0" };
  expect(parseHashes(serializeHashes(marks))).toEqual(marks);
  expect(parseHashes("<script> lastName:ab :c d:")).toEqual({ lastName: "ab" });
  expect(parseHashes(undefined)).toEqual({});
});
