import { demoSchools, getSchools } from "#app/i18n/school.ts";
import { isFirstGuess } from "./first-guesses.ts";
import { isMadeOfNames, lengthRefusal, namesIn, type PasswordRefusal } from "./password.ts";

/** Words that anybody would try first here. */
const ofTheSchool = [
  "école lycée school",
  "Dakar Sénégal",
  "Yaoundé Cameroun",
  "Canada",
  "bienvenue welcome bonjour demonstration",
  "administrateur administratrice administration administrator direction secrétariat",
  "admission admissions candidature candidat inscription rentrée étudiant élève espace student",
];

/** Guesses under which a password falls to whoever takes the list of those most used, and their usual changes. */
const FEWEST_GUESSES_LOG10 = 9;

/** More says nothing more, and would take the time of everybody. */
const READ = 64;

/**
 * Why a new password is refused, or null: its length; one among the most used or nearly, or made of a few words
 * that come first to mind; one made of the names of the person (`names`: first and last name, address) or of the
 * school. No rule on what characters it has (NIST SP 800-63B-4, section 3.1.1.2; PWD-01).
 */
export async function passwordRefusal(
  password: string,
  names: string[],
): Promise<PasswordRefusal | null> {
  const wrongLength = lengthRefusal(password);
  if (wrongLength) return wrongLength;
  const known = [...names, ...schoolNames(), ...ofTheSchool];
  if (isMadeOfNames(password, known)) return "password-of-names";
  if (isFirstGuess(password, namesIn(known))) return "password-common";
  guesser ??= openGuesser();
  const said = withoutEchoes(password).slice(0, READ);
  const { guessesLog10 } = (await guesser).check(said, namesIn(known));
  return guessesLog10 < FEWEST_GUESSES_LOG10 ? "password-common" : null;
}

/** Each word once: said again, with a space or a sign between, it adds nothing to guess. */
function withoutEchoes(password: string): string {
  const said = new Set<string>();
  return password.replace(/[\p{L}\p{N}]{3,}/gu, (word) => {
    const plain = word.toLowerCase();
    return said.size < said.add(plain).size ? word : "";
  });
}

function schoolNames(): string[] {
  return [demoSchools, getSchools()].flatMap(({ fr, en }) => [fr.name, en.name]);
}

let guesser: ReturnType<typeof openGuesser> | undefined;

/** Its lists take 40 MB: they come with the first password that somebody chooses. */
async function openGuesser() {
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
