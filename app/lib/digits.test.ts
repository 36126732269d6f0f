import { expect, test } from "vitest";
import { latinDigits } from "./digits.ts";

test("latinDigits: Arabic, Persian and full-width digits are read, the rest stays", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(latinDigits("２００９")).toBe("2009");
  expect(latinDigits("١٤٫٥ / 20, é")).toBe("14,5 / 20, é");
});
