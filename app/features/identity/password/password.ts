import { countNormalizedCharacters } from "#app/i18n/count-characters.ts";

/** One factor alone, so 15 characters (NIST SP 800-63B-4); the upper limit bounds the work of hashing. */
export const PASSWORD_SHORTEST = 15;
export const PASSWORD_LONGEST = 128;

/** What must be left of a password once its names, figures and signs are taken out, in letters. */
const LEAST_BESIDES_NAMES = 6;

export type PasswordRefusal =
  | "password-too-short"
  | "password-too-long"
  | "password-common"
  | "password-of-names";

/** Why the length of a new password is refused, or null. Any character counts, spaces included; nothing is trimmed. */
export function lengthRefusal(password: string): PasswordRefusal | null {
  const length = passwordLength(password);
  if (length < PASSWORD_SHORTEST) return "password-too-short";
  if (length > PASSWORD_LONGEST) return "password-too-long";
  return null;
}

/** Whether two passwords are one, however their accents are written: the second changes nothing. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize("NFC") === other.normalize("NFC");
}

/** How many characters a password has, as the rule counts them. */
export function passwordLength(password: string): number {
  return countNormalizedCharacters(password);
}

/**
 * Whether a password says little more than these names (of the person, of the school), whatever its
 * capitals, accents, figures and signs: `Aïssatou.Ndiaye-2008` (NIST SP 800-63B-4, section 3.1.1.2).
 */
export function isMadeOfNames(password: string, names: string[]): boolean {
  const words = namesIn(names).toSorted((a, b) => b.length - a.length);
  const plain = plainOf(password);
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  const besides = letters(words.reduce((rest, word) => rest.replaceAll(word, " "), plain));
  return besides.length < LEAST_BESIDES_NAMES && besides.length < letters(plain).length;
}

/** The words of some names, of three letters and more, without accents or capitals. */
export function namesIn(names: string[]): string[] {
  return names
    .flatMap((name) => plainOf(name).split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2);
}

const plainOf = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
