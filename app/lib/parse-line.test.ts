import { expect, test } from "vitest";
import { type ParseLineResult, parseLine } from "./parse-line.ts";

const of = (read: ParseLineResult) => (read.ok ? read.value : read.reason);

test("parseLine: a line loses its outer and double spaces, and nothing else", () => {
  expect(of(parseLine("  Ngo \u00A0 Biyong  ", 50))).toBe("Ngo Biyong");
  expect(of(parseLine(undefined, 50))).toBeNull();
  expect(of(parseLine("é".repeat(50), 50))).toBe("é".repeat(50));
  expect(of(parseLine("é".repeat(51), 50))).toBe("too-long:50");
  expect(of(parseLine("a\u0001b", 50))).toBe("unreadable");
  expect(of(parseLine("a\u0300".repeat(200), 100))).toBe("too-long:100");
  expect(of(parseLine(`a${"\u0300".repeat(40)}`, 100))).toBe("unreadable");
});

test("parseLine: what nobody sees is not kept, but the joiners that a script needs", () => {
  expect(of(parseLine("\u200B\uFEFF", 50))).toBeNull();
  expect(of(parseLine("Awa\u202Eesrevni", 50))).toBe("Awaesrevni");
  expect(of(parseLine("می\u200Cخواهم", 50))).toBe("می\u200Cخواهم");
});
