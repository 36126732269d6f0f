import { basketAlertsWords } from "./basket-alerts.ts";
import { formErrors as en } from "./en/form-errors.ts";
import { formErrors as fr } from "./fr/form-errors.ts";
import { bilingual } from "./words.ts";

const own = bilingual(fr, en);

/** The sentence of each reason word that the pages of an application, or a file being given, may be answered. */
export const formErrorsWords = {
  fr: { ...basketAlertsWords.fr, ...own.fr },
  en: { ...basketAlertsWords.en, ...own.en },
};
