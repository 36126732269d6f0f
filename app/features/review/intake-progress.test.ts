import { expect, test } from "vitest";
import { states } from "#app/features/admissions/application-state.ts";
import {
  compareWeeks,
  countFunnel,
  funnelSteps,
  getPercentage,
  getWeekIndex,
  getWeekStart,
  MAX_WEEKS,
  pickDefaultIntake,
} from "./intake-progress.ts";

test("countFunnel: each step includes the later ones", () => {
  const everyone = states.filter((state) => state !== "draft").map((state) => ({ state, n: 1 }));
  const funnel = countFunnel(3, everyone);
  expect(funnel).toEqual({
    ...{ begun: 17, sent: 14, reviewed: 12, offered: 7, accepted: 2, enrolled: 1 },
  });
  for (const [at, step] of funnelSteps.entries())
    if (at > 0) expect(funnel[step]).toBeLessThanOrEqual(funnel[funnelSteps[at - 1] ?? "begun"]);
  expect(countFunnel(0, [])).toMatchObject({ begun: 0, enrolled: 0 });
});

test("getPercentage: rounds, and returns null for an empty previous step", () => {
  expect(getPercentage(57, 100)).toBe(57);
  expect(getPercentage(1, 3)).toBe(33);
  expect(getPercentage(0, 0)).toBeNull();
});

test("compareWeeks: counts weeks from the opening beside the previous intake", () => {
  const counted = [
    { intakeId: "new", week: -1, n: 1 },
    { intakeId: "new", week: 0, n: 2 },
    { intakeId: "new", week: 2, n: 5 },
    { intakeId: "old", week: 1, n: 4 },
    { intakeId: "old", week: 9, n: 9 },
  ];
  expect(compareWeeks(counted, { current: "new", previous: "old", last: 2 })).toEqual([
    { week: 0, now: 3, before: 0 },
    { week: 1, now: 0, before: 4 },
    { week: 2, now: 5, before: 0 },
  ]);
  expect(compareWeeks([], { current: "new", previous: null, last: -3 })).toHaveLength(1);
  expect(compareWeeks([], { current: "new", previous: null, last: 900 })).toHaveLength(MAX_WEEKS);
});

test("getWeekIndex: a week begins at the hour of the opening", () => {
  const opens = new Date("2026-09-01T08:00:00Z");
  expect(getWeekIndex(opens, new Date("2026-09-08T07:59:59Z"))).toBe(0);
  expect(getWeekIndex(opens, new Date("2026-09-08T08:00:00Z"))).toBe(1);
  expect(getWeekStart(opens, 1)).toEqual(new Date("2026-09-08T08:00:00Z"));
});

test("pickDefaultIntake: prefers intakes with applications", () => {
  const at = new Date("2026-11-20T00:00:00Z");
  const intake = (name: string, closes: string, isEmpty = false) => ({
    ...{ name, isEmpty, closesAt: new Date(`${closes}T00:00:00Z`) },
  });
  const first = (...opened: ReturnType<typeof intake>[]) => pickDefaultIntake(opened, at)?.name;
  const work = intake("at work", "2027-06-01");
  expect(first(intake("new", "2027-02-01", true), work)).toBe("at work");
  expect(first(intake("begun", "2027-02-01"), work)).toBe("begun");
  expect(first(intake("later", "2027-09-01"), work)).toBe("at work");
  expect(first(intake("closed", "2026-11-01"), intake("before", "2026-10-01"))).toBe("closed");
  expect(first(intake("only", "2027-02-01", true))).toBe("only");
  expect(first()).toBeUndefined();
});
