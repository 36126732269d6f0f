import { defineMessages } from "./define-messages.ts";
import { consentEmails as en } from "./en/consent-emails.ts";
import { consentEmails as fr } from "./fr/consent-emails.ts";

/** Messages of the emails and notifications about an adult's consent. */
export const consentEmailsMessages = defineMessages(fr, en);
