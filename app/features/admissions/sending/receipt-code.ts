/** Crockford's base 32: no letter that could be read as a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/**
 * The code of a receipt from twelve random bytes: sixty bits, which nobody finds by trying, in letters and
 * digits that can be read over the telephone.
 */
export function receiptCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new Error("twelve random bytes make a code");
  return [...random.subarray(0, LENGTH)].map((byte) => LETTERS[byte % 32]).join("");
}

/** As it is printed: `7K2M-QX4T-9RWD`. */
export function printedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as somebody typed it: small letters, spaces, O for 0. Null when it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return plain.length === LENGTH && [...plain].every((one) => LETTERS.includes(one)) ? plain : null;
}
