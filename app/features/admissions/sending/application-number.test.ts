import { expect, test } from "vitest";
import { formatApplicationNumber } from "./application-number.ts";

test("formatApplicationNumber: contains the intake, the campus and the sequence", () => {
  expect(formatApplicationNumber(2027, "senegal", 418)).toBe("ER-27-DKR-0418");
  expect(formatApplicationNumber(2027, "cameroon", 1)).toBe("ER-27-YDE-0001");
  expect(formatApplicationNumber(2031, "senegal", 12345)).toBe("ER-31-DKR-12345");
});
