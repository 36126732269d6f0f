import { expect, test } from "vitest";
import type { State } from "#app/features/admissions/application-state.ts";
import {
  ENROLLED_ELSEWHERE,
  getApplicationEnd,
  getApplicationStatus,
  getChoiceStatus,
} from "./withdrawal.ts";

const choicesIn = (states: readonly State[]) =>
  states.map((state, place) => ({ id: `${place}`, state }));

const endOf = (states: State[], reasons: (string | null)[] = []) =>
  getApplicationEnd(
    choicesIn(states),
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

test.for([
  ["withdrawn", ENROLLED_ELSEWHERE, "closed"],
  ["withdrawn", "money", "withdrawn"],
  ["withdrawn", null, "withdrawn"],
  // Opened again after it was closed.
  ["under-review", ENROLLED_ELSEWHERE, "under-review"],
] as const)("a choice that is %s for %s stands as %s", ([state, reason, standing]) => {
  const choice = { id: "0", state };
  const departures = [
    { choiceId: "1", reason: ENROLLED_ELSEWHERE },
    { choiceId: "0", reason },
  ];
  expect(getChoiceStatus(choice, departures)).toBe(standing);
});

test("an application stands where its heaviest choice does", () => {
  const choices = [
    { id: "0", state: "withdrawn" as const },
    { id: "1", state: "under-review" as const },
  ];
  const departures = [{ choiceId: "0", reason: ENROLLED_ELSEWHERE }];
  expect(getApplicationStatus(choices, departures)).toBe("under-review");
  expect(getApplicationStatus(choices.slice(0, 1), departures)).toBe("closed");
  expect(getApplicationStatus(choices.slice(0, 1), [])).toBe("withdrawn");
});

test.for([
  [["submitted", "submitted"], "submitted"],
  [["refused", "submitted"], "under-review"],
  [["offer-withdrawn", "submitted"], "under-review"],
  [["withdrawn", "submitted"], "submitted"],
  [["expired", "submitted"], "under-review"],
  [["refused", "waiting-list"], "waiting-list"],
] as const)("the choices %j are, to their candidate, %s", ([states, standing]) => {
  expect(getApplicationStatus(choicesIn(states), [])).toBe(standing);
});
