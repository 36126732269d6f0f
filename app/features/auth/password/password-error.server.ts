import { demoSchools, getSchools } from "#app/i18n/school.ts";
import { isEasyToGuess } from "./easy-password.ts";
import {
  consistsOfNames,
  getPasswordLengthError,
  type PasswordErrorCode,
  splitNames,
} from "./password.ts";

/** Names and terms of this school, which a first guess contains. */
const schoolTerms = [
  "école lycée school",
  "Dakar Sénégal",
  "Yaoundé Cameroun",
  "Canada",
  "bienvenue welcome bonjour demonstration",
  "administrateur administratrice administration administrator direction secrétariat",
  "admission admissions candidature candidat inscription rentrée étudiant élève espace student",
];

/** The minimum guesses (log10) against an attack with lists of common passwords and their variants. */
const MIN_GUESSES_LOG10 = 9;

/** Further characters add nothing, and checking them would block other requests. */
const MAX_CHECKED_CHARACTERS = 64;

/**
 * Returns why a new password is refused, or null: its length, a common password or one made of a few common terms, or
 * one made of names (`names` of the user, or the school's). It has no rule on kinds of characters (NIST SP 800-63B-4,
 * section 3.1.1.2; PWD-01).
 */
export async function getPasswordError(
  password: string,
  names: string[],
): Promise<PasswordErrorCode | null> {
  const lengthError = getPasswordLengthError(password);
  if (lengthError) return lengthError;
  const knownNames = [...names, ...listSchoolNames(), ...schoolTerms];
  if (consistsOfNames(password, knownNames)) return "password-contains-name";
  if (isEasyToGuess(password, splitNames(knownNames))) return "password-common";
  guesser ??= loadGuesser();
  const checkedText = removeRepetitions(password).slice(0, MAX_CHECKED_CHARACTERS);
  const { guessesLog10 } = (await guesser).check(checkedText, splitNames(knownNames));
  return guessesLog10 < MIN_GUESSES_LOG10 ? "password-common" : null;
}

/** Keeps the first occurrence of each term, because repetitions do not make a password harder to guess. */
function removeRepetitions(password: string): string {
  const seenTerms = new Set<string>();
  return password.replace(/[\p{L}\p{N}]{3,}/gu, (word) => {
    const lowerCase = word.toLowerCase();
    return seenTerms.size < seenTerms.add(lowerCase).size ? word : "";
  });
}

function listSchoolNames(): string[] {
  return [demoSchools, getSchools()].flatMap(({ fr, en }) => [fr.name, en.name]);
}

let guesser: ReturnType<typeof loadGuesser> | undefined;

/** Loaded with the first new password, because its lists take 40 MB. */
async function loadGuesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  // Common words only: the name and place lists would take three times the memory.
  const { "commonWords-fr": commonWords } = french.dictionary;
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, "commonWords-fr": commonWords },
    graphs: adjacencyGraphs,
  });
}
