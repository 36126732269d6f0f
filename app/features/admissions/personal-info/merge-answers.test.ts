import { expect, test } from "vitest";
import { type AnswerHashes, mergeAnswers, parseHashes, serializeHashes } from "./merge-answers.ts";

test.for([
  ["the same everywhere", "a", "a", "a", "nothing"],
  ["changed here", "a", "a", "b", "accepted"],
  ["changed elsewhere, untouched here", "b", "a", "a", "outdated"],
  ["changed alike here and elsewhere", "b", "a", "b", "nothing"],
  ["changed differently here and elsewhere", "b", "a", "c", "conflicts"],
  ["of a page that did not say what it showed", "a", undefined, "b", "accepted"],
] as const)(
  "mergeAnswers: %s (stored %s, base %s, submitted %s)",
  ([, stored, base, submitted, outcome]) => {
    const toHashes = (hash?: string): AnswerHashes => (hash ? { city: hash } : {});
    const merged = mergeAnswers({
      stored: toHashes(stored),
      base: toHashes(base),
      submitted: toHashes(submitted),
    });
    const none = { accepted: [], conflicts: [], outdated: [] };
    expect(merged).toEqual(outcome === "nothing" ? none : { ...none, [outcome]: ["city"] });
  },
);

test("parseHashes: reads back serializeHashes and skips malformed text", () => {
  const hashes = { lastName: "pZ3k_q1A", birthOn: "x-0" };
  expect(parseHashes(serializeHashes(hashes))).toEqual(hashes);
  expect(parseHashes("<script> lastName:ab :c d:")).toEqual({ lastName: "ab" });
  expect(parseHashes(undefined)).toEqual({});
});
