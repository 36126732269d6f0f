import { expect, test } from "vitest";
import { getClosingReminders } from "./draft-reminders.ts";

const CLOSING = new Date("2026-12-15T18:00:00Z");
const at = (day: string, time = "10:00") => new Date(`2026-${day}T${time}:00Z`);
const listReminders = (begunAt: Date) =>
  getClosingReminders(begunAt, CLOSING).map((one) => [one.days, one.at.toISOString().slice(5, 16)]);

test("getClosingReminders: returns seven and two days before the closing", () => {
  expect(listReminders(at("11-01"))).toEqual([
    [7, "12-08T18:00"],
    [2, "12-13T18:00"],
  ]);
});

test("getClosingReminders: returns none in the first 24 hours of a draft", () => {
  expect(listReminders(at("12-10"))).toEqual([
    [7, "12-11T10:00"],
    [2, "12-13T18:00"],
  ]);
  expect(listReminders(at("12-13", "12:00"))).toEqual([[2, "12-14T12:00"]]);
  expect(listReminders(at("12-15"))).toEqual([]);
});
