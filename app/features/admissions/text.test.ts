import { expect, test } from "vitest";
import { readChoice, readCount, readEmail, readLine, readLines, readName } from "./text.ts";

const of = (read: { ok: true; value: unknown } | { ok: false; reason: string }) =>
  read.ok ? read.value : read.reason;

test("a line loses its outer and double spaces, and nothing else", () => {
  expect(of(readLine("  Ngo \u00A0 Biyong  ", 50))).toBe("Ngo Biyong");
  expect(of(readLine(undefined, 50))).toBeNull();
  expect(of(readLine("é".repeat(50), 50))).toBe("é".repeat(50));
  expect(of(readLine("é".repeat(51), 50))).toBe("too-long:50");
  expect(of(readLine("a\u0001b", 50))).toBe("unreadable");
  expect(of(readLine("a\u0300".repeat(200), 100))).toBe("too-long:100");
  expect(of(readLine(`a${"\u0300".repeat(40)}`, 100))).toBe("unreadable");
});

test("what nobody sees is not kept, but the joiners that a script needs", () => {
  expect(of(readLine("\u200B\uFEFF", 50))).toBeNull();
  expect(of(readLine("Awa\u202Eesrevni", 50))).toBe("Awaesrevni");
  expect(of(readLines("a\u200Bb", 50))).toBe("ab");
  expect(of(readLine("می\u200Cخواهم", 50))).toBe("می\u200Cخواهم");
});

test("a name may be in any script, and has a letter", () => {
  for (const name of ["N'Diaye", "Ɓah Ŋgom", "Ndèye-Fatou", "أمينة", "Ньянг", "O’Brien Jr."])
    expect(of(readName(name))).toBe(name);
  expect(of(readName("1234"))).toBe("name-letters");
  expect(of(readName("\u0301\u0302"))).toBe("name-letters");
});

test("an address is written in full", () => {
  expect(of(readEmail(" a.fall@exemple.sn "))).toBe("a.fall@exemple.sn");
  for (const wrong of ["fall", "fall@", "fall@exemple", "a b@c.sn", "a@b@c.sn", "<a@b.sn>"])
    expect(of(readEmail(wrong)), wrong).toBe("email-invalid");
});

test("a count is a whole number between its bounds", () => {
  expect(of(readCount("4", 1, 30))).toBe(4);
  expect(of(readCount("", 1, 30))).toBeNull();
  expect(of(readCount("٣", 1, 30))).toBe(3);
  for (const wrong of ["0", "-1", "1.5", "NaN", "1e9", "31"])
    expect(of(readCount(wrong, 1, 30)), wrong).toBe("count:1,30");
});

test("a choice comes from its list", () => {
  expect(of(readChoice("SN", ["SN"]))).toBe("SN");
  expect(of(readChoice("", ["SN"]))).toBeNull();
  expect(of(readChoice("__proto__", ["SN"]))).toBe("not-in-list");
});

test("several lines keep their ends of line", () => {
  expect(of(readLines("un\r\ndeux\n", 50))).toBe("un\ndeux");
  expect(of(readLines("x".repeat(501), 500))).toBe("too-long:500");
});
