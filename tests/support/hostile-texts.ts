import { readFileSync } from "node:fs";
import { listSourceFiles } from "./source-files.ts";

/** Texts that no form expects and that a page must survive, both when submitted and when stored. */
export const hostileTexts = [
  "2026-11-26T25:61",
  "0000-01-01",
  "9999-12-31",
  "2026-99-99",
  "{2026-99}",
  "__proto__",
  "constructor",
  "a\u0000b",
  "\uD83D",
  "\u202Efdp.exe\u202C \u200B\u2060\uFEFF",
  "<script>alert(1)</script>'\"&",
  '=HYPERLINK("http://evil.test","x")',
  "%00%ED%A0%80//evil.test\\..",
  "1e309",
];

/**
 * Invalid bytes that only a hand-made request can contain: half a surrogate pair, a truncated sequence, an invalid
 * byte, an invalid escape, a path traversal and a NUL.
 */
export const rawHostileTexts = ["%ED%A0%80", "%E0%A4%A", "%FF", "%", "%2e%2e%2f%2e%2e%2f", "%00"];

/** A text of 100 kB; it is expensive, so each form gets it once. */
export const HUGE = "é".repeat(50_000);

/** The names of all query parameters that pages read, from the calls of Query in the sources. */
export function listQueryNames(): string[] {
  const calls = /\.(?:text|integer|date|option|id|matching|all|has)\(\s*"(\w+)"/g;
  const sources = listSourceFiles().filter((path) => /^app\/.*\.tsx?$/.test(path));
  const names = sources.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(calls)].map(([, name = ""]) => name),
  );
  return [...new Set(names)];
}
