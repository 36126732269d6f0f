import { expect, test } from "vitest";
import { toIsoDate } from "./calendar-button.tsx";

test("toIsoDate: returns the date written in digits, else an empty string", () => {
  expect(toIsoDate(["5", "3", "2009"])).toBe("2009-03-05");
  expect(toIsoDate([" 15", "12", "2009 "])).toBe("2009-12-15");
  for (const unsure of [[], ["5", "mars", "2009"], ["", "3", "2009"], ["5", "3", "09"]])
    expect(toIsoDate(unsure)).toBe("");
});
