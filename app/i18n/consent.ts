import { consent as en } from "./en/consent.ts";
import { consent as fr } from "./fr/consent.ts";
import { bilingual } from "./words.ts";

/** Words of an adult's agreement: how a candidate asks for it, the page that answers, its letters. */
export const consentWords = bilingual(fr, en);
