import { expect, test } from "vitest";
import { getInitials } from "./initials.ts";

test.for([
  ["Aïssatou Ndèye Fall", "AF"],
  ["Awa", "A"],
  ["Jean-Marie N'Diaye-Ouédraogo", "JO"],
  ["أمينة N'Diaye-Ouédraogo", "أ"],
  ["فاطمة الزهراء", "فا"],
  ["", ""],
] as const)("getInitials(%j) returns %j", ([name, initials]) => {
  expect(getInitials(name)).toBe(initials);
});
