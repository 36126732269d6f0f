import { expect, test } from "vitest";
import { byDay, dayOf, zoneOf } from "./days.ts";

const at = (moment: string) => ({ at: new Date(moment) });

test("parts a conversation by day and keeps its order", () => {
  const things = [
    at("2026-11-29T23:59:00Z"),
    at("2026-11-30T00:01:00Z"),
    at("2026-11-30T09:40:00Z"),
  ];
  expect(byDay(things, "senegal")).toEqual([
    { day: "2026-11-29", things: [things[0]] },
    { day: "2026-11-30", things: [things[1], things[2]] },
  ]);
});

test("the day of a campus begins at its own midnight; without a campus, at Dakar’s", () => {
  const late = new Date("2026-11-29T23:30:00Z");
  expect(dayOf(late, "cameroon")).toBe("2026-11-30");
  expect(dayOf(late, null)).toBe("2026-11-29");
  expect(byDay([{ at: late }], "cameroon")).toMatchObject([{ day: "2026-11-30" }]);
  expect(zoneOf("cameroon")).toBe("Africa/Douala");
  expect(zoneOf(null)).toBe("Africa/Dakar");
});

test("nothing has no day", () => {
  expect(byDay([], null)).toEqual([]);
});
