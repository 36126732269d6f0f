import { demoSchools, getSchools } from "#app/i18n/school.ts";
import { isEasyToGuess } from "./easy-password.ts";
import {
  getPasswordLengthError,
  isMadeOfNames,
  type PasswordErrorCode,
  splitNames,
} from "./password.ts";

/** Words that anybody would try first here. */
const schoolTerms = [
  "école lycée school",
  "Dakar Sénégal",
  "Yaoundé Cameroun",
  "Canada",
  "bienvenue welcome bonjour demonstration",
  "administrateur administratrice administration administrator direction secrétariat",
  "admission admissions candidature candidat inscription rentrée étudiant élève espace student",
];

/** Guesses under which a password falls to whoever takes the list of those most used, and their usual changes. */
const MIN_GUESSES_LOG10 = 9;

/** More says nothing more, and would take the time of everybody. */
const MAX_CHECKED_CHARACTERS = 64;

/**
 * Why a new password is refused, or null: its length; one among the most used or nearly, or made of a few words
 * that come first to mind; one made of the names of the person (`names`: first and last name, address) or of the
 * school. No rule on what characters it has (NIST SP 800-63B-4, section 3.1.1.2; PWD-01).
 */
export async function getPasswordError(
  password: string,
  names: string[],
): Promise<PasswordErrorCode | null> {
  const lengthError = getPasswordLengthError(password);
  if (lengthError) return lengthError;
  const knownNames = [...names, ...listSchoolNames(), ...schoolTerms];
  if (isMadeOfNames(password, knownNames)) return "password-of-names";
  if (isEasyToGuess(password, splitNames(knownNames))) return "password-common";
  guesser ??= loadGuesser();
  const checkedText = removeRepetitions(password).slice(0, MAX_CHECKED_CHARACTERS);
  const { guessesLog10 } = (await guesser).check(checkedText, splitNames(knownNames));
  return guessesLog10 < MIN_GUESSES_LOG10 ? "password-common" : null;
}

/** Each word once: said again, with a space or a sign between, it adds nothing to guess. */
function removeRepetitions(password: string): string {
  const seenTerms = new Set<string>();
  return password.replace(/[\p{L}\p{N}]{3,}/gu, (word) => {
    const plain = word.toLowerCase();
    return seenTerms.size < seenTerms.add(plain).size ? word : "";
  });
}

function listSchoolNames(): string[] {
  return [demoSchools, getSchools()].flatMap(({ fr, en }) => [fr.name, en.name]);
}

let guesser: ReturnType<typeof loadGuesser> | undefined;

/** Its lists take 40 MB: they come with the first password that somebody chooses. */
async function loadGuesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, french] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-fr"),
  ]);
  // The words of the language alone: its names and places would take three times the memory.
  const { "commonWords-fr": words } = french.dictionary;
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, "commonWords-fr": words },
    graphs: adjacencyGraphs,
  });
}
