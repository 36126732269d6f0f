const ZEROS = [0x0660, 0x06f0, 0xff10];

/**
 * The same text with the digits of Arabic, Persian and full-width keyboards as 0 to 9, and the Arabic decimal sign as
 * a comma. Everything else stays.
 */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.findLast((digitZero) => digitZero <= code);
      return String(code - (zero ?? code));
    })
    .replaceAll("\u066B", ",");
}
