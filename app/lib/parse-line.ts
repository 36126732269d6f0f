/** The parsed line, null when it is empty, or the error code of the refusal. */
export type ParseLineResult = { ok: true; value: string | null } | { ok: false; reason: string };

/** Control characters, lone surrogates, and a character with more combining marks than any script uses. */
export const UNREADABLE_PATTERN = /[\p{Cc}\p{Cs}]|\p{M}{9}/u;

/** Invisible characters, some of which reverse the text. The joiners of Arabic and Indian scripts are not listed. */
export const INVISIBLE_PATTERN = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Parses one line of text: removes invisible characters, trims it and collapses its spaces. Refuses with `unreadable`
 * or `too-long:<maxCharacters>`.
 */
export function parseLine(text: string | undefined, maxCharacters: number): ParseLineResult {
  const line = (text ?? "")
    .replace(INVISIBLE_PATTERN, "")
    .replace(/[\s\u00A0\u202F]+/gu, " ")
    .trim();
  if (line === "") return { ok: true, value: null };
  if (UNREADABLE_PATTERN.test(line)) return { ok: false, reason: "unreadable" };
  if ([...line].length > maxCharacters) return { ok: false, reason: `too-long:${maxCharacters}` };
  return { ok: true, value: line };
}
