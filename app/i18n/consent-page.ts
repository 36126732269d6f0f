import { consentPage as en } from "./en/consent-page.ts";
import { consentPage as fr } from "./fr/consent-page.ts";
import { bilingual } from "./words.ts";

/** Words of the page where an adult answers; the form of a candidate does not carry them. */
export const consentPageWords = bilingual(fr, en);
