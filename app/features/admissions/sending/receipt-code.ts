/** Crockford's base 32: no letter that could be read as a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_CHARACTERS = 12;

/**
 * The code of a receipt from twelve random bytes: sixty bits, which nobody finds by trying, in letters and
 * digits that can be read over the telephone.
 */
export function createReceiptCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < CODE_CHARACTERS) throw new Error("twelve random bytes make a code");
  return [...randomBytes.subarray(0, CODE_CHARACTERS)].map((byte) => ALPHABET[byte % 32]).join("");
}

/** As it is printed: `7K2M-QX4T-9RWD`. */
export function formatReceiptCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as somebody typed it: small letters, spaces, O for 0. Null when it cannot be one. */
export function parseReceiptCode(input: string): string | null {
  const normalized = input
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return normalized.length === CODE_CHARACTERS &&
    [...normalized].every((one) => ALPHABET.includes(one))
    ? normalized
    : null;
}
