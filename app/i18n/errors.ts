import { errors as en } from "./en/errors.ts";
import { formErrorsWords } from "./form-errors.ts";
import { errors as fr } from "./fr/errors.ts";
import { bilingual } from "./words.ts";

const own = bilingual(fr, en);

/** The sentence of each reason word. */
export const errorsWords = {
  fr: { ...formErrorsWords.fr, ...own.fr },
  en: { ...formErrorsWords.en, ...own.en },
};
