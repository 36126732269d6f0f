import { expect, test } from "vitest";
import { type ParseLineResult, parseLine } from "./parse-line.ts";

const getValueOrError = (result: ParseLineResult) => (result.ok ? result.value : result.reason);

test("parseLine: trims and collapses spaces, and refuses unreadable or too long text", () => {
  expect(getValueOrError(parseLine("  Ngo \u00A0 Biyong  ", 50))).toBe("Ngo Biyong");
  expect(getValueOrError(parseLine(undefined, 50))).toBeNull();
  expect(getValueOrError(parseLine("é".repeat(50), 50))).toBe("é".repeat(50));
  expect(getValueOrError(parseLine("é".repeat(51), 50))).toBe("too-long:50");
  expect(getValueOrError(parseLine("a\u0001b", 50))).toBe("unreadable");
  expect(getValueOrError(parseLine("a\u0300".repeat(200), 100))).toBe("too-long:100");
  expect(getValueOrError(parseLine(`a${"\u0300".repeat(40)}`, 100))).toBe("unreadable");
});

test("parseLine: drops invisible characters, except the joiners that a script needs", () => {
  expect(getValueOrError(parseLine("\u200B\uFEFF", 50))).toBeNull();
  expect(getValueOrError(parseLine("Awa\u202Eesrevni", 50))).toBe("Awaesrevni");
  expect(getValueOrError(parseLine("می\u200Cخواهم", 50))).toBe("می\u200Cخواهم");
});
