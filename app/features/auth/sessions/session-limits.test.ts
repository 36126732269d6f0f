import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { isSessionExpired, needsUsageUpdate } from "./session-limits.ts";

const start = new Date("2026-11-20T08:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
const HOURS = 60;
const DAYS = 24 * HOURS;

test.each([
  ["student", 23 * HOURS, 0, false],
  ["student", 25 * HOURS, 0, true],
  ["student", 29 * DAYS, 29 * DAYS - 1, false],
  ["student", 31 * DAYS, 31 * DAYS - 1, true],
  ["staff", 29, 0, false],
  ["staff", 31, 0, true],
  ["staff", 11 * HOURS, 11 * HOURS - 1, false],
  ["staff", 13 * HOURS, 13 * HOURS - 1, true],
] as const)(
  "isSessionExpired: a %s session after %i minutes, last used at minute %i, gives %s",
  (kind, now, usedAtMinutes, isExpired) => {
    const session = { createdAt: start, usedAt: after(usedAtMinutes) };
    expect(isSessionExpired(kind, session, after(now))).toBe(isExpired);
  },
);

test("needsUsageUpdate: is true once a minute", () => {
  const session = { createdAt: start, usedAt: after(10) };
  expect(needsUsageUpdate(session, after(10.5))).toBe(false);
  expect(needsUsageUpdate(session, after(11.5))).toBe(true);
});
