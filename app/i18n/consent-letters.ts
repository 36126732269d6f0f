import { defineMessages } from "./define-messages.ts";
import { consentLetters as en } from "./en/consent-letters.ts";
import { consentLetters as fr } from "./fr/consent-letters.ts";

/** Messages of the letters about an adult's agreement. */
export const consentLettersMessages = defineMessages(fr, en);
