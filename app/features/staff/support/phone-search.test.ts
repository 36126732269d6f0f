import { expect, test } from "vitest";
import { parsePhoneDigits } from "./phone-search.ts";

test.each([
  ["77 123 45 67", "771234567"],
  ["+221 77 123 45 67", "221771234567"],
  ["00237 6 71.23-45", "2376712345"],
  ["4567", "4567"],
  ["٧٧ ١٢٣ ٤٥ ٦٧", "771234567"],
  ["００２２１７７１２３", "22177123"],
  ["123", null],
  ["Awa 7712", null],
  ["", null],
])("parsePhoneDigits: %s gives %s", (query, digits) => {
  expect(parsePhoneDigits(query)).toBe(digits);
});
