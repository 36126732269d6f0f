import { expect, test } from "vitest";
import { getCampusDay, getCampusTimeZone, groupByDay } from "./days.ts";

const at = (moment: string) => ({ at: new Date(moment) });

test("parts a conversation by day and keeps its order", () => {
  const things = [
    at("2026-11-29T23:59:00Z"),
    at("2026-11-30T00:01:00Z"),
    at("2026-11-30T09:40:00Z"),
  ];
  expect(groupByDay(things, "senegal")).toEqual([
    { day: "2026-11-29", things: [things[0]] },
    { day: "2026-11-30", things: [things[1], things[2]] },
  ]);
});

test("the day of a campus begins at its own midnight; without a campus, at Dakar’s", () => {
  const late = new Date("2026-11-29T23:30:00Z");
  expect(getCampusDay(late, "cameroon")).toBe("2026-11-30");
  expect(getCampusDay(late, null)).toBe("2026-11-29");
  expect(groupByDay([{ at: late }], "cameroon")).toMatchObject([{ day: "2026-11-30" }]);
  expect(getCampusTimeZone("cameroon")).toBe("Africa/Douala");
  expect(getCampusTimeZone(null)).toBe("Africa/Dakar");
});

test("nothing has no day", () => {
  expect(groupByDay([], null)).toEqual([]);
});
