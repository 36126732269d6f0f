import { expect, test } from "vitest";
import { getGraceEnd, getTimeliness } from "./application-window.ts";

const intake = { closesAt: new Date("2027-06-30T23:59:59Z"), graceHours: 6 };
const before = new Date("2027-06-30T20:00:00Z");
const after = new Date("2027-07-01T00:10:00Z");

test("getTimeliness: a draft begun before the closing is late within the grace hours", () => {
  expect(getTimeliness(intake, before, new Date("2027-06-30T23:59:59Z"))).toBe("in-time");
  expect(getTimeliness(intake, before, after)).toBe("late");
  expect(getTimeliness(intake, before, new Date("2027-07-01T05:59:59Z"))).toBe("late");
  expect(getTimeliness(intake, before, new Date("2027-07-01T06:00:00Z"))).toBe("closed");
});

test("getTimeliness: is closed for a draft begun after the closing, and without grace hours", () => {
  expect(getTimeliness(intake, after, new Date("2027-07-01T00:20:00Z"))).toBe("closed");
  expect(getTimeliness({ ...intake, graceHours: 0 }, before, after)).toBe("closed");
  expect(getGraceEnd(intake)).toEqual(new Date("2027-07-01T05:59:59Z"));
});
