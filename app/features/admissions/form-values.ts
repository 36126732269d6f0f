import { toLatinDigits } from "#app/lib/digits.ts";
import { parseEmailAddress } from "#app/lib/email-address.ts";
import { INVISIBLE_PATTERN, parseLine, UNREADABLE_PATTERN } from "#app/lib/parse-line.ts";
import type { ParseResult } from "./calendar.ts";

/** The submitted values of a form by field name. */
export type FormInput = Readonly<Record<string, string | undefined>>;

/** Parses text of several lines; line ends become `\n`. `limit` is in characters. */
export function parseMultilineText(text: string | undefined, limit: number): ParseResult<string> {
  const lines = (text ?? "").replace(INVISIBLE_PATTERN, "").replaceAll("\r\n", "\n").trim();
  if (lines === "") return { ok: true, value: null };
  if (UNREADABLE_PATTERN.test(lines.replace(/[\n\t]/g, "")))
    return { ok: false, reason: "unreadable" };
  if ([...lines].length > limit) return { ok: false, reason: `too-long:${limit}` };
  return { ok: true, value: lines };
}

/** Parses an email address. */
export function parseEmailField(text: string | undefined): ParseResult<string> {
  const line = parseLine(text, 254);
  return line.ok ? parseEmailAddress(line.value ?? undefined) : line;
}

/** Parses a whole number between two bounds. */
export function parseCount(
  text: string | undefined,
  min: number,
  max: number,
): ParseResult<number> {
  const line = parseLine(text && toLatinDigits(text), 20);
  if (!line.ok || line.value === null) return line.ok ? { ok: true, value: null } : line;
  const count = /^\d{1,4}$/.test(line.value) ? Number(line.value) : Number.NaN;
  if (count >= min && count <= max) return { ok: true, value: count };
  return { ok: false, reason: `count:${min},${max}` };
}

/** Parses an option of a list. Any other value was not submitted by the site's form. */
export function parseOption(
  text: string | undefined,
  options: readonly string[],
): ParseResult<string> {
  if (!text) return { ok: true, value: null };
  return options.includes(text) ? { ok: true, value: text } : { ok: false, reason: "not-in-list" };
}
