import { expect, test } from "vitest";
import { campuses } from "./actor.ts";
import {
  campusTime,
  countDaysLeft,
  fromCampusTime,
  getCampusClock,
  getEndOfCampusDay,
} from "./campus-time.ts";

test("fromCampusTime: gives 14:30 in Yaoundé another moment than 14:30 in Dakar", () => {
  expect(fromCampusTime("senegal", "2027-01-05", "14:30")).toEqual(
    new Date("2027-01-05T14:30:00Z"),
  );
  expect(fromCampusTime("cameroon", "2027-01-05", "14:30")).toEqual(
    new Date("2027-01-05T13:30:00Z"),
  );
  expect(getCampusClock("cameroon", new Date("2027-01-04T23:30:00Z"))).toEqual({
    day: "2027-01-05",
    time: "00:30",
  });
});

test("getCampusClock: agrees with the time zone of each campus in winter and summer", () => {
  for (const campus of campuses)
    for (const at of ["2027-01-05T12:00:00Z", "2027-07-05T12:00:00Z"]) {
      const options = {
        timeZone: campusTime[campus].zone,
        hour: "2-digit",
        hour12: false,
      } as const;
      const expectedHour = new Intl.DateTimeFormat("en-GB", options).format(new Date(at));
      expect(getCampusClock(campus, new Date(at)).time).toBe(`${expectedHour}:00`);
    }
});

test("countDaysLeft: counts the calendar days to the last day on the clock of the campus", () => {
  for (const campus of campuses) {
    const until = getEndOfCampusDay(campus, "2027-01-05");
    const count = (day: string, time: string) =>
      countDaysLeft(campus, until, fromCampusTime(campus, day, time));
    expect(count("2026-12-24", "00:00")).toBe(12);
    expect(count("2026-12-24", "23:59")).toBe(12);
    expect(count("2027-01-04", "23:59")).toBe(1);
    expect(count("2027-01-05", "00:00")).toBe(0);
    expect(count("2027-02-05", "10:00")).toBe(0);
  }
});

test("countDaysLeft: ignores the time of the deadline within its day", () => {
  const until = new Date("2027-01-05T18:00:00Z");
  expect(countDaysLeft("senegal", until, new Date("2027-01-03T20:00:00Z"))).toBe(2);
  expect(countDaysLeft("senegal", until, new Date("2027-01-03T08:00:00Z"))).toBe(2);
});
