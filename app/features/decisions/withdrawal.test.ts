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

const getEnd = (states: State[], reasons: (string | null)[] = []) =>
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
] as const)("getApplicationEnd: choices in %s end as %s", ([states, end]) => {
  expect(getEnd([...states], ["money", null])).toBe(end);
});

test("getApplicationEnd: a choice that the school closed does not count as withdrawn", () => {
  expect(getEnd(["withdrawn", "declined"], [ENROLLED_ELSEWHERE, null])).toBe("allEnded");
});

test.for([
  ["withdrawn", ENROLLED_ELSEWHERE, "closed"],
  ["withdrawn", "money", "withdrawn"],
  ["withdrawn", null, "withdrawn"],
  // Restored after it was closed.
  ["under-review", ENROLLED_ELSEWHERE, "under-review"],
] as const)("getChoiceStatus: %s with reason %s is %s", ([state, reason, status]) => {
  const choice = { id: "0", state };
  const withdrawals = [
    { choiceId: "1", reason: ENROLLED_ELSEWHERE },
    { choiceId: "0", reason },
  ];
  expect(getChoiceStatus(choice, withdrawals)).toBe(status);
});

test("getApplicationStatus: is the status of the most significant choice", () => {
  const choices = [
    { id: "0", state: "withdrawn" as const },
    { id: "1", state: "under-review" as const },
  ];
  const withdrawals = [{ choiceId: "0", reason: ENROLLED_ELSEWHERE }];
  expect(getApplicationStatus(choices, withdrawals)).toBe("under-review");
  expect(getApplicationStatus(choices.slice(0, 1), withdrawals)).toBe("closed");
  expect(getApplicationStatus(choices.slice(0, 1), [])).toBe("withdrawn");
});

test.for([
  [["submitted", "submitted"], "submitted"],
  [["refused", "submitted"], "under-review"],
  [["offer-withdrawn", "submitted"], "under-review"],
  [["withdrawn", "submitted"], "submitted"],
  [["expired", "submitted"], "under-review"],
  [["refused", "waiting-list"], "waiting-list"],
] as const)("getApplicationStatus: %j is %s to the candidate", ([states, status]) => {
  expect(getApplicationStatus(choicesIn(states), [])).toBe(status);
});
