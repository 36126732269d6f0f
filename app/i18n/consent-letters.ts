import { consentLetters as en } from "./en/consent-letters.ts";
import { consentLetters as fr } from "./fr/consent-letters.ts";
import { bilingual } from "./words.ts";

/** Words of the letters about an adult's agreement. */
export const consentLettersWords = bilingual(fr, en);
