import { expect, test } from "vitest";
import { byDay } from "./days.ts";

const at = (moment: string) => ({ at: new Date(moment) });

test("parts a conversation by day and keeps its order", () => {
  const things = [
    at("2026-11-29T23:59:00Z"),
    at("2026-11-30T00:01:00Z"),
    at("2026-11-30T09:40:00Z"),
  ];
  expect(byDay(things)).toEqual([
    { day: "2026-11-29", things: [things[0]] },
    { day: "2026-11-30", things: [things[1], things[2]] },
  ]);
});

test("nothing has no day", () => {
  expect(byDay([])).toEqual([]);
});
