import { expect, test } from "vitest";
import { parseRefusal } from "../refusal.ts";
import { parseWithdrawal } from "../withdrawal.ts";
import { deriveProofState, parseAnswer, parseDueDate, parseRequest } from "./request.ts";

const limits = { today: "2026-11-22", days: 14, entries: ["a"] };

test("a request says what is asked, in words; without a date it has the days of the school", () => {
  expect(parseRequest({ what: "proof:a", words: " Le bulletin " }, limits)).toEqual({
    ok: true,
    values: {
      kind: "proof",
      entryId: "a",
      sections: [],
      words: "Le bulletin",
      dueOn: "2026-12-06",
    },
  });
  expect(parseRequest({ what: "answer", words: "?" }, limits)).toMatchObject({
    values: { kind: "answer", entryId: null },
  });
  expect(parseRequest({ what: "proof:b" }, limits)).toMatchObject({
    errors: { what: "not-in-list", words: "required" },
  });
  expect(parseRequest({}, limits)).toMatchObject({ errors: { what: "required" } });
  expect(parseAnswer("x".repeat(2_001))).toEqual({ ok: false, reason: "too-long:2000" });
});

test("a request for corrections names one section at least, and none that cannot be opened", () => {
  const typed = { what: "sections", words: "Le numéro" };
  const asked = (...sections: string[]) => parseRequest(typed, { ...limits, sections });
  expect(asked("cursus", "passport", "basket")).toMatchObject({
    values: { kind: "sections", sections: ["passport", "cursus"], dueOn: "2026-12-06" },
  });
  expect(asked("basket")).toMatchObject({ errors: { sections: "sections-missing" } });
  const other = parseRequest({ ...typed, what: "answer" }, { ...limits, sections: ["passport"] });
  expect(other).toMatchObject({ values: { kind: "answer", sections: [] } });
});

test("another last day is ahead; without one there are as many days as the school sets", () => {
  const day = { "dueOn.day": "24", "dueOn.month": "12", "dueOn.year": "2026" };
  expect(parseDueDate(day, limits)).toEqual({ ok: true, dueOn: "2026-12-24" });
  expect(parseDueDate({}, limits)).toEqual({ ok: true, dueOn: "2026-12-06" });
  const past = { ...day, "dueOn.month": "11", "dueOn.day": "22" };
  expect(parseDueDate(past, limits)).toMatchObject({ errors: { dueOn: "date-not-ahead" } });
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
    expect(deriveProofState(given, verdict, requested), `${given} ${verdict} ${requested}`).toBe(
      state,
    );
});

test("leaving needs no reason; refusing needs one, and advice", () => {
  expect(parseWithdrawal({})).toEqual({ ok: true, values: { reason: null, words: null } });
  expect(parseWithdrawal({ reason: "enrolled-elsewhere" })).toMatchObject({
    errors: { reason: "not-in-list" },
  });
  expect(parseRefusal(["full", "nonsense"], { words: "a", advice: "b" })).toMatchObject({
    values: { reasons: ["full"] },
  });
  expect(parseRefusal(["full"], { words: "a" })).toMatchObject({ errors: { advice: "required" } });
});
