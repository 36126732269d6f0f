import { expect, test } from "vitest";
import { campuses } from "./actor.ts";
import { campusTime, fromCampusTime, getCampusClock } from "./campus-time.ts";

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
