import { basketAlertsMessages } from "./basket-alerts.ts";
import { defineMessages } from "./define-messages.ts";
import { formErrors as en } from "./en/form-errors.ts";
import { formErrors as fr } from "./fr/form-errors.ts";

const formOnlyMessages = defineMessages(fr, en);

/** The sentence of each reason word that the pages of an application, or a file being given, may be answered. */
export const formErrorsMessages = {
  fr: { ...basketAlertsMessages.fr, ...formOnlyMessages.fr },
  en: { ...basketAlertsMessages.en, ...formOnlyMessages.en },
};
