import { expect, test } from "vitest";
import { getCampusDay, getCampusTimeZone, groupByDay } from "./days.ts";

const at = (moment: string) => ({ at: new Date(moment) });

test("groupByDay: groups by day and keeps the order", () => {
  const entries = [
    at("2026-11-29T23:59:00Z"),
    at("2026-11-30T00:01:00Z"),
    at("2026-11-30T09:40:00Z"),
  ];
  expect(groupByDay(entries, "senegal")).toEqual([
    { day: "2026-11-29", entries: [entries[0]] },
    { day: "2026-11-30", entries: [entries[1], entries[2]] },
  ]);
});

test("getCampusDay: the day begins at midnight of the campus, or of Dakar without one", () => {
  const late = new Date("2026-11-29T23:30:00Z");
  expect(getCampusDay(late, "cameroon")).toBe("2026-11-30");
  expect(getCampusDay(late, null)).toBe("2026-11-29");
  expect(groupByDay([{ at: late }], "cameroon")).toMatchObject([{ day: "2026-11-30" }]);
  expect(getCampusTimeZone("cameroon")).toBe("Africa/Douala");
  expect(getCampusTimeZone(null)).toBe("Africa/Dakar");
});

test("groupByDay: returns [] for no entries", () => {
  expect(groupByDay([], null)).toEqual([]);
});
