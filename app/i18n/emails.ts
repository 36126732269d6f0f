import { defineMessages } from "./define-messages.ts";
import { emails as en } from "./en/emails.ts";
import { emails as fr } from "./fr/emails.ts";

/** Messages of the account, application and staff emails. */
export const emailsMessages = defineMessages(fr, en);
