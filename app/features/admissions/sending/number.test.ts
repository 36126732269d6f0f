import { expect, test } from "vitest";
import { applicationNumber } from "./number.ts";

test("a number tells the intake, the campus and the place in the sequence", () => {
  expect(applicationNumber(2027, "senegal", 418)).toBe("ER-27-DKR-0418");
  expect(applicationNumber(2027, "cameroon", 1)).toBe("ER-27-YDE-0001");
  expect(applicationNumber(2031, "senegal", 12345)).toBe("ER-31-DKR-12345");
});
