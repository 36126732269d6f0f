import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { arbitraryDay } from "#tests/support/arbitraries.ts";
import { campuses } from "./actor.ts";
import {
  campusTime,
  countDaysLeft,
  fromCampusTime,
  getCampusClock,
  getEndOfCampusDay,
} from "./campus-time.ts";

const campus = fc.constantFrom(...campuses);
/** Both countries have had their present time zone since before these years. */
const moment = fc.date({
  min: new Date("1950-01-01T00:00:00Z"),
  max: new Date("2100-12-31T00:00:00Z"),
  noInvalidDate: true,
});

const clocks = Object.fromEntries(
  campuses.map((place) => [
    place,
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: campusTime[place].zone,
      dateStyle: "short",
      timeStyle: "short",
    }),
  ]),
);

describe("getCampusClock", () => {
  it("shows the same day and time as the time zone database of the platform", () => {
    fc.assert(
      fc.property(campus, moment, (place, at) => {
        const { day, time } = getCampusClock(place, at);
        expect(`${day} ${time}`).toBe(clocks[place]?.format(at));
      }),
    );
  });
});

describe("fromCampusTime", () => {
  it("finds the moment that getCampusClock formats as this day and time", () => {
    fc.assert(
      fc.property(campus, moment, (place, at) => {
        const { day, time } = getCampusClock(place, at);
        const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
        expect(fromCampusTime(place, day, time).getTime()).toBe(minute);
      }),
    );
  });
});

describe("getEndOfCampusDay", () => {
  it("is the last millisecond of the day on the clock of the campus", () => {
    fc.assert(
      fc.property(campus, arbitraryDay, (place, day) => {
        const end = getEndOfCampusDay(place, day);
        expect(getCampusClock(place, end)).toEqual({ day, time: "23:59" });
        expect(getCampusClock(place, new Date(end.getTime() + 1)).time).toBe("00:00");
      }),
    );
  });
});

describe("countDaysLeft", () => {
  it("is a whole number, and 0 from the last day on", () => {
    fc.assert(
      fc.property(campus, moment, moment, (place, until, at) => {
        const left = countDaysLeft(place, until, at);
        expect(Number.isInteger(left) && left >= 0).toBe(true);
        const isDayBefore = getCampusClock(place, at).day < getCampusClock(place, until).day;
        expect(left > 0).toBe(isDayBefore);
      }),
    );
  });

  it("loses exactly one each day until the last", () => {
    fc.assert(
      fc.property(campus, moment, fc.integer({ min: 1, max: 400 }), (place, at, days) => {
        const until = new Date(at.getTime() + days * DAY_MS);
        expect(countDaysLeft(place, until, at)).toBe(days);
        expect(countDaysLeft(place, until, new Date(at.getTime() + DAY_MS))).toBe(days - 1);
      }),
    );
  });

  it("is the same from the first to the last minute of a day", () => {
    fc.assert(
      fc.property(campus, moment, arbitraryDay, (place, until, day) => {
        const morning = fromCampusTime(place, day, "00:00");
        expect(countDaysLeft(place, until, morning)).toBe(
          countDaysLeft(place, until, getEndOfCampusDay(place, day)),
        );
      }),
    );
  });
});
