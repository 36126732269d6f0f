import { expect, test } from "vitest";
import { together } from "./hours.ts";

test("days that share their hours are said together", () => {
  const week = { days: "Lundi à vendredi", time: "8 h à 18 h" };
  const hours = [week, { days: "Samedi", time: "9 h" }, { days: "Vacances", time: "8 h à 18 h" }];
  expect(together(hours)).toEqual([
    { days: "Lundi à vendredi, vacances", time: "8 h à 18 h" },
    { days: "Samedi", time: "9 h" },
  ]);
});
