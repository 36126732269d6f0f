/** Crockford's base 32, without letters that look like digits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_CHARACTERS = 12;

/**
 * Creates a receipt code from at least twelve random bytes: 60 bits, which cannot be guessed, in characters that are
 * easy to read aloud.
 */
export function createReceiptCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < CODE_CHARACTERS) throw new Error("twelve random bytes make a code");
  return [...randomBytes.subarray(0, CODE_CHARACTERS)].map((byte) => ALPHABET[byte % 32]).join("");
}

/** Formats a code for print: `7K2M-QX4T-9RWD`. */
export function formatReceiptCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Parses a typed code: lower case, spaces, O for 0. Null when it cannot be one. */
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
