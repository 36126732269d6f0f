import { expect, test } from "vitest";
import type { State } from "#app/features/admissions/application.ts";
import { ENROLLED_ELSEWHERE, endOfAll } from "./departure.ts";

const endOf = (states: State[], reasons: (string | null)[] = []) =>
  endOfAll(
    states.map((state, place) => ({ id: `${place}`, state })),
    reasons.map((reason, place) => ({ choiceId: `${place}`, reason })),
  );

test.for([
  [["withdrawn", "withdrawn"], "allLeft"],
  [["withdrawn", "declined"], "allLeft"],
  [["declined", "declined"], "allLeft"],
  [["refused", "withdrawn"], "allEnded"],
  [["expired", "declined"], "allEnded"],
  [["withdrawn", "submitted"], null],
  [["withdrawn", "enrolled"], null],
] as const)("choices that are %s ended together as %s", ([states, end]) => {
  expect(endOf([...states], ["money", null])).toBe(end);
});

test("a choice that the school closed was not left", () => {
  expect(endOf(["withdrawn", "declined"], [ENROLLED_ELSEWHERE, null])).toBe("allEnded");
});
