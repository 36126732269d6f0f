import { expect, test } from "vitest";
import { readDeparture } from "./departure.ts";
import { readRefusal } from "./refusal.ts";
import { proofState, readAnswer, readRequest } from "./request.ts";

const limits = { today: "2026-11-22", days: 14 };

test("a request says what is asked, in words; without a date it has the days of the school", () => {
  expect(readRequest({ what: "proof:a", words: " Le bulletin " }, ["a"], limits)).toEqual({
    ok: true,
    values: { kind: "proof", entryId: "a", words: "Le bulletin", dueOn: "2026-12-06" },
  });
  expect(readRequest({ what: "answer", words: "?" }, [], limits)).toMatchObject({
    values: { kind: "answer", entryId: null },
  });
  expect(readRequest({ what: "proof:b" }, ["a"], limits)).toMatchObject({
    errors: { what: "not-in-list", words: "required" },
  });
  expect(readRequest({}, [], limits)).toMatchObject({ errors: { what: "required" } });
  expect(readAnswer("x".repeat(2_001))).toEqual({ ok: false, reason: "too-long:2000" });
});

test("the state of a proof: none, requested, given, checked or refused", () => {
  const table = [
    [false, null, false, "none"],
    [false, null, true, "requested"],
    [true, null, false, "given"],
    [true, null, true, "requested"],
    [true, "checked", false, "checked"],
    [true, "checked", true, "requested"],
    [true, "refused", false, "refused"],
    [true, "refused", true, "refused"],
  ] as const;
  for (const [given, verdict, requested, state] of table)
    expect(proofState(given, verdict, requested), `${given} ${verdict} ${requested}`).toBe(state);
});

test("leaving needs no reason; refusing needs one, and advice", () => {
  expect(readDeparture({})).toEqual({ ok: true, values: { reason: null, words: null } });
  expect(readDeparture({ reason: "enrolled-elsewhere" })).toMatchObject({
    errors: { reason: "not-in-list" },
  });
  expect(readRefusal(["full", "nonsense"], { words: "a", advice: "b" })).toMatchObject({
    values: { reasons: ["full"] },
  });
  expect(readRefusal(["full"], { words: "a" })).toMatchObject({ errors: { advice: "required" } });
});
