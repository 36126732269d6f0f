const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Replaces Arabic, Persian and full-width digits by 0 to 9, and the Arabic decimal separator by a comma. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.findLast((digitZero) => digitZero <= code);
      return String(code - (zero ?? code));
    })
    .replaceAll("\u066B", ",");
}
