/** A line that was read, null when it is empty; or the error code of why it is refused. */
export type ParseLineResult = { ok: true; value: string | null } | { ok: false; reason: string };

/**
 * Control characters, the character that stands for a text that is not well formed, and a letter under more marks than
 * any script writes.
 */
export const UNREADABLE_PATTERN = /[\p{Cc}\p{Cs}]|\p{M}{9}/u;

/** Invisible characters; some reverse the text. The joiners of Arabic and Indian scripts stay. */
export const INVISIBLE_PATTERN = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Reads one line of text: outer spaces dropped, inner ones single. Refuses what is longer than `limit`. */
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
