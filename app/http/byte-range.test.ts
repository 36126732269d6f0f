import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test("parseByteRange: returns the range, limited to the end of the file", () => {
  expect(parseByteRange("bytes=0-99", 1000)).toEqual({ start: 0, end: 99 });
  expect(parseByteRange("bytes=900-", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=900-5000", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=-100", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=-5000", 1000)).toEqual({ start: 0, end: 999 });
});

test("parseByteRange: returns unsatisfiable when no byte is in the range", () => {
  expect(parseByteRange("bytes=1000-", 1000)).toBe("unsatisfiable");
  expect(parseByteRange("bytes=-0", 1000)).toBe("unsatisfiable");
});

test("parseByteRange: returns undefined for a missing, invalid or multiple range", () => {
  for (const header of [
    undefined,
    "",
    "bytes=",
    "bytes=-",
    "lines=0-1",
    "bytes=0-1,5-6",
    "bytes=9-3",
  ])
    expect(parseByteRange(header, 1000)).toBeUndefined();
});
