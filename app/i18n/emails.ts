import { defineMessages } from "./define-messages.ts";
import { emails as en } from "./en/emails.ts";
import { emails as fr } from "./fr/emails.ts";

/** Sentences of the letters that are sent. */
export const emailsMessages = defineMessages(fr, en);
