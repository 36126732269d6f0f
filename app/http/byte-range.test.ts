import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

test("gives the part that is asked for, to the end of the file at most", () => {
  expect(parseByteRange("bytes=0-99", 1000)).toEqual({ start: 0, end: 99 });
  expect(parseByteRange("bytes=900-", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=900-5000", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=-100", 1000)).toEqual({ start: 900, end: 999 });
  expect(parseByteRange("bytes=-5000", 1000)).toEqual({ start: 0, end: 999 });
});

test("says when nothing of the file is in the part", () => {
  expect(parseByteRange("bytes=1000-", 1000)).toBe("unsatisfiable");
  expect(parseByteRange("bytes=-0", 1000)).toBe("unsatisfiable");
});

test("takes no notice of what it does not know: the whole file is the answer", () => {
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
