/** Line ends that word processors write: vertical tab (Word's Shift+Enter), form feed, NEL, U+2028, U+2029. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters, NUL and Word's U+0007 among them; the tab and the line end stay. */
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/**
 * Signs that show nothing and break a search or turn the text around: zero-width spaces, word joiners, byte order
 * marks, soft hyphens, embedded directions, object marks and noncharacters. U+200E and U+200F stay: Arabic needs them.
 */
const INVISIBLE_CHARACTERS =
  /[\u00AD\u200B\u2060-\u2064\u2066-\u206F\u202A-\u202E\u180E\uFEFF\uFFF9-\uFFFC\uFFFE\uFFFF\uFDD0-\uFDEF]/gu;

/**
 * A joiner (U+200C, U+200D) is kept after a letter of a script that uses it and inside an emoji; after a Latin, Greek
 * or Cyrillic letter, a digit, a space or nothing, it is only an invisible sign.
 */
const JOINERS = /[\u200C\u200D]+/gu;
const JOINABLE_BEFORE =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{20E3}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L}|\p{M})$/u;

function removeUselessJoiner(joiners: string, offset: number, text: string): string {
  return JOINABLE_BEFORE.test(text.slice(Math.max(0, offset - 2), offset)) ? joiners : "";
}

/**
 * Cleans a text that somebody typed or pasted: accents are composed (NFC), line ends become `\n`, and what nobody can
 * see is dropped. A lone surrogate becomes U+FFFD. Spaces, letters and emoji are left as they are; cleaning twice
 * changes nothing more.
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

/** The same on one line, without outer spaces; what is over `maxLength` characters is cut. */
export function cleanLine(text: string, maxLength: number): string {
  // Cleaning costs by length: far more than the limit is not looked at.
  const line = cleanText(text.slice(0, maxLength * 4))
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= maxLength ? line : [...line].slice(0, maxLength).join("").trimEnd();
}
