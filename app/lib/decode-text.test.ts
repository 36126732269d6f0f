import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const sample = "L'élève à l’école";
const utf16 = (text: string, swapped: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return swapped ? bytes.swap16() : bytes;
};
const windows1252 = Buffer.from("L'\xe9l\xe8ve \xe0 l\x92\xe9cole", "latin1");

describe("decodeText", () => {
  it.for([
    ["UTF-8", Buffer.from(sample), "utf-8"],
    ["UTF-8 with its byte order mark", Buffer.from(`\uFEFF${sample}`), "utf-8"],
    ["UTF-16 LE with its byte order mark", utf16(`\uFEFF${sample}`, false), "utf-16"],
    ["UTF-16 BE with its byte order mark", utf16(`\uFEFF${sample}`, true), "utf-16"],
    ["UTF-16 LE without its byte order mark", utf16(sample, false), "utf-16"],
    ["UTF-16 BE without its byte order mark", utf16(sample, true), "utf-16"],
    ["Windows-1252", windows1252, "windows-1252"],
  ] as const)("reads %s", ([, bytes, encoding]) => {
    expect(decodeText(bytes)).toEqual({ text: sample, encoding });
  });

  it.for([
    ["zeros that are not UTF-16's", Buffer.from([65, 66, 0, 67, 68, 69])],
    ["a zero far in the file", Buffer.concat([Buffer.alloc(9_000, "a"), Buffer.from([0, 65])])],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
    ["a byte that Windows-1252 does not know", Buffer.from([65, 0xe9, 0x81])],
  ] as const)("returns null for %s", ([, bytes]) => {
    expect(decodeText(bytes)).toBeNull();
  });

  it("returns an empty text for an empty file", () => {
    expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });
});
