import { expect, test } from "vitest";
import { type LineRead, readLine } from "./read-line.ts";

const of = (read: LineRead) => (read.ok ? read.value : read.reason);

test("readLine: a line loses its outer and double spaces, and nothing else", () => {
  expect(of(readLine("  Ngo \u00A0 Biyong  ", 50))).toBe("Ngo Biyong");
  expect(of(readLine(undefined, 50))).toBeNull();
  expect(of(readLine("é".repeat(50), 50))).toBe("é".repeat(50));
  expect(of(readLine("é".repeat(51), 50))).toBe("too-long:50");
  expect(of(readLine("a\u0001b", 50))).toBe("unreadable");
  expect(of(readLine("a\u0300".repeat(200), 100))).toBe("too-long:100");
  expect(of(readLine(`a${"\u0300".repeat(40)}`, 100))).toBe("unreadable");
});

test("readLine: what nobody sees is not kept, but the joiners that a script needs", () => {
  expect(of(readLine("\u200B\uFEFF", 50))).toBeNull();
  expect(of(readLine("Awa\u202Eesrevni", 50))).toBe("Awaesrevni");
  expect(of(readLine("می\u200Cخواهم", 50))).toBe("می\u200Cخواهم");
});
