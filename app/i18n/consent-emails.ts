import { defineMessages } from "./define-messages.ts";
import { consentEmails as en } from "./en/consent-emails.ts";
import { consentEmails as fr } from "./fr/consent-emails.ts";

/** Messages of the letters about an adult's agreement. */
export const consentEmailsMessages = defineMessages(fr, en);
