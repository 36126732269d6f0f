import { expect, test } from "vitest";
import { parseRefusal } from "../refusal.ts";
import { parseWithdrawal } from "../withdrawal.ts";
import { deriveProofState, parseAnswer, parseDueDate, parseRequest } from "./request.ts";

const limits = { today: "2026-11-22", days: 14, entries: ["a"] };

test("parseRequest: reads kind, text and entry; without a date it uses the school's number of days", () => {
  expect(parseRequest({ kind: "proof:a", message: " Le bulletin " }, limits)).toEqual({
    ok: true,
    values: {
      kind: "proof",
      entryId: "a",
      sections: [],
      words: "Le bulletin",
      dueOn: "2026-12-06",
    },
  });
  expect(parseRequest({ kind: "answer", message: "?" }, limits)).toMatchObject({
    values: { kind: "answer", entryId: null },
  });
  expect(parseRequest({ kind: "proof:b" }, limits)).toMatchObject({
    errors: { kind: "not-in-list", message: "required" },
  });
  expect(parseRequest({}, limits)).toMatchObject({ errors: { kind: "required" } });
  expect(parseAnswer("x".repeat(2_001))).toEqual({ ok: false, reason: "too-long:2000" });
});

test("parseRequest: requires a section for corrections, and ignores one that cannot be reopened", () => {
  const input = { kind: "sections", message: "Le numéro" };
  const parseCorrections = (...sections: string[]) => parseRequest(input, { ...limits, sections });
  expect(parseCorrections("cursus", "passport", "basket")).toMatchObject({
    values: { kind: "sections", sections: ["passport", "cursus"], dueOn: "2026-12-06" },
  });
  expect(parseCorrections("basket")).toMatchObject({ errors: { sections: "sections-missing" } });
  const other = parseRequest({ ...input, kind: "answer" }, { ...limits, sections: ["passport"] });
  expect(other).toMatchObject({ values: { kind: "answer", sections: [] } });
});

test("parseDueDate: requires a future day, or uses the school's number of days", () => {
  const day = { "dueOn.day": "24", "dueOn.month": "12", "dueOn.year": "2026" };
  expect(parseDueDate(day, limits)).toEqual({ ok: true, dueOn: "2026-12-24" });
  expect(parseDueDate({}, limits)).toEqual({ ok: true, dueOn: "2026-12-06" });
  const past = { ...day, "dueOn.month": "11", "dueOn.day": "22" };
  expect(parseDueDate(past, limits)).toMatchObject({ errors: { dueOn: "date-not-in-future" } });
});

test("deriveProofState: returns none, requested, given, checked or refused", () => {
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
  for (const [isGiven, verdict, isRequested, state] of table)
    expect(
      deriveProofState(isGiven, verdict, isRequested),
      `${isGiven} ${verdict} ${isRequested}`,
    ).toBe(state);
});

test("parseWithdrawal, parseRefusal: a withdrawal needs no reason, a refusal needs one and advice", () => {
  expect(parseWithdrawal({})).toEqual({ ok: true, values: { reason: null, words: null } });
  expect(parseWithdrawal({ reason: "enrolled-elsewhere" })).toMatchObject({
    errors: { reason: "not-in-list" },
  });
  expect(parseRefusal(["full", "nonsense"], { message: "a", advice: "b" })).toMatchObject({
    values: { reasons: ["full"] },
  });
  expect(parseRefusal(["full"], { message: "a" })).toMatchObject({
    errors: { advice: "required" },
  });
});
