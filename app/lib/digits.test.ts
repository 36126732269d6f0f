import { expect, test } from "vitest";
import { toLatinDigits } from "./digits.ts";

test("toLatinDigits: converts Arabic, Persian and full-width digits and leaves other characters", () => {
  expect(toLatinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(toLatinDigits("２００９")).toBe("2009");
  expect(toLatinDigits("١٤٫٥ / 20, é")).toBe("14,5 / 20, é");
});
