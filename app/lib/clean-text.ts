/** Line breaks written by word processors: vertical tab (Shift+Enter in Word), form feed, NEL, U+2028 and U+2029. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** All control characters (also NUL and Word's U+0007) except the tab and the line feed. */
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/**
 * Invisible characters that break a search or reverse the text: zero-width spaces, word joiners, byte order marks,
 * soft hyphens, embedded directions, object replacement characters and noncharacters. U+200E and U+200F are not
 * listed, because Arabic needs them.
 */
const INVISIBLE_CHARACTERS =
  /[\u00AD\u200B\u2060-\u2064\u2066-\u206F\u202A-\u202E\u180E\uFEFF\uFFF9-\uFFFC\uFFFE\uFFFF\uFDD0-\uFDEF]/gu;

/**
 * A joiner (U+200C, U+200D) stays inside an emoji and after a character of a script that uses joiners. After a Latin,
 * Greek or Cyrillic character, a digit, a space or nothing, it is removed.
 */
const JOINERS = /[\u200C\u200D]+/gu;
const JOINABLE_BEFORE =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}|\p{M})$/u;

function removeUselessJoiner(joiners: string, offset: number, text: string): string {
  return JOINABLE_BEFORE.test(text.slice(Math.max(0, offset - 2), offset)) ? joiners : "";
}

/**
 * Cleans a text that a user typed or pasted: composes accents (NFC), writes line breaks as `\n` and removes invisible
 * characters. A lone surrogate becomes U+FFFD. Cleaning a cleaned text changes nothing.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(CONTROL_CHARACTERS, "")
    .replace(INVISIBLE_CHARACTERS, "")
    .normalize("NFC")
    .replace(JOINERS, removeUselessJoiner)
    .normalize("NFC");
}

/** Cleans a text as `cleanText` does, joins its lines, collapses its spaces and cuts it to `maxLength` characters. */
export function cleanLine(text: string, maxLength: number): string {
  // The cost of cleaning grows with the length, so text far beyond the limit is dropped first.
  const line = cleanText(text.slice(0, maxLength * 4))
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= maxLength ? line : [...line].slice(0, maxLength).join("").trimEnd();
}
