import { countNormalizedCharacters } from "#app/i18n/count-characters.ts";

/**
 * A candidate's password is the only factor, so it has 15 characters (NIST SP 800-63B-4). The maximum bounds the
 * cost of hashing.
 */
export const MIN_PASSWORD_CHARACTERS = 15;
export const MAX_PASSWORD_CHARACTERS = 128;

/** In a password with a name: the letters that must remain when names, digits and signs are removed. */
const MIN_OTHER_LETTERS = 6;

export type PasswordErrorCode =
  | "password-too-short"
  | "password-too-long"
  | "password-common"
  | "password-contains-name";

/** The length error of a new password, or null. Counts every character, spaces included; trims nothing. */
export function getPasswordLengthError(password: string): PasswordErrorCode | null {
  const length = countPasswordCharacters(password);
  if (length < MIN_PASSWORD_CHARACTERS) return "password-too-short";
  if (length > MAX_PASSWORD_CHARACTERS) return "password-too-long";
  return null;
}

/** Whether two passwords are equal in Unicode form NFC. */
export function isSamePassword(first: string, second: string): boolean {
  return first.normalize("NFC") === second.normalize("NFC");
}

/** The number of characters of a password, as the length rule counts them. */
export function countPasswordCharacters(password: string): number {
  return countNormalizedCharacters(password);
}

/**
 * Whether a password contains little more than the given names (of the user or the school), with any capitals,
 * accents, digits and signs: `Aïssatou.Ndiaye-2008` (NIST SP 800-63B-4, section 3.1.1.2).
 */
export function consistsOfNames(password: string, names: string[]): boolean {
  const terms = splitNames(names).toSorted((a, b) => b.length - a.length);
  const plainPassword = toPlainText(password);
  const extractLetters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const otherLetters = extractLetters(
    terms.reduce((rest, word) => rest.replaceAll(word, " "), plainPassword),
  );
  return (
    otherLetters.length < MIN_OTHER_LETTERS &&
    otherLetters.length < extractLetters(plainPassword).length
  );
}

/** Splits names into terms of three characters or more, in lower case and without accents. */
export function splitNames(names: string[]): string[] {
  return names
    .flatMap((name) => toPlainText(name).split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2);
}

const toPlainText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
