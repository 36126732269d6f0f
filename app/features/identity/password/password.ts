import { countNormalizedCharacters } from "#app/i18n/count-characters.ts";

/** One factor alone, so 15 characters (NIST SP 800-63B-4); the upper limit bounds the work of hashing. */
export const MIN_PASSWORD_CHARACTERS = 15;
export const MAX_PASSWORD_CHARACTERS = 128;

/** What must be left of a password once its names, figures and signs are taken out, in letters. */
const MIN_OTHER_LETTERS = 6;

export type PasswordErrorCode =
  | "password-too-short"
  | "password-too-long"
  | "password-common"
  | "password-of-names";

/** Why the length of a new password is refused, or null. Any character counts, spaces included; nothing is trimmed. */
export function getPasswordLengthError(password: string): PasswordErrorCode | null {
  const length = countPasswordCharacters(password);
  if (length < MIN_PASSWORD_CHARACTERS) return "password-too-short";
  if (length > MAX_PASSWORD_CHARACTERS) return "password-too-long";
  return null;
}

/** Whether two passwords are one, however their accents are written: the second changes nothing. */
export function isSamePassword(first: string, second: string): boolean {
  return first.normalize("NFC") === second.normalize("NFC");
}

/** How many characters a password has, as the rule counts them. */
export function countPasswordCharacters(password: string): number {
  return countNormalizedCharacters(password);
}

/**
 * Whether a password says little more than these names (of the person, of the school), whatever its
 * capitals, accents, figures and signs: `Aïssatou.Ndiaye-2008` (NIST SP 800-63B-4, section 3.1.1.2).
 */
export function isMadeOfNames(password: string, names: string[]): boolean {
  const words = splitNames(names).toSorted((a, b) => b.length - a.length);
  const plain = toPlainText(password);
  const keepLetters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const otherLetters = keepLetters(words.reduce((rest, word) => rest.replaceAll(word, " "), plain));
  return otherLetters.length < MIN_OTHER_LETTERS && otherLetters.length < keepLetters(plain).length;
}

/** The words of some names, of three letters and more, without accents or capitals. */
export function splitNames(names: string[]): string[] {
  return names
    .flatMap((name) => toPlainText(name).split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2);
}

const toPlainText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
