import { defineMessages } from "./define-messages.ts";
import { errors as en } from "./en/errors.ts";
import { formErrorsMessages } from "./form-errors.ts";
import { errors as fr } from "./fr/errors.ts";

const otherErrorsMessages = defineMessages(fr, en);

/** The messages of all error codes. */
export const errorsMessages = {
  fr: { ...formErrorsMessages.fr, ...otherErrorsMessages.fr },
  en: { ...formErrorsMessages.en, ...otherErrorsMessages.en },
};
