import { consent as en } from "./en/consent.ts";
import { consent as fr } from "./fr/consent.ts";
import { bilingual } from "./words.ts";

/** Words of an adult's agreement, as a candidate asks for it, and of what it is for. */
export const consentWords = bilingual(fr, en);
