import { basketAlertsMessages } from "./basket-alerts.ts";
import { defineMessages } from "./define-messages.ts";
import { formErrors as en } from "./en/form-errors.ts";
import { formErrors as fr } from "./fr/form-errors.ts";

const formOnlyMessages = defineMessages(fr, en);

/** The messages of the error codes that the pages of an application and file uploads can get. */
export const formErrorsMessages = {
  fr: { ...basketAlertsMessages.fr, ...formOnlyMessages.fr },
  en: { ...basketAlertsMessages.en, ...formOnlyMessages.en },
};
