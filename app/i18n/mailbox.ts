import { defineMessages } from "./define-messages.ts";
import { mailbox as en } from "./en/mailbox.ts";
import { mailbox as fr } from "./fr/mailbox.ts";

/** Messages of the list of conversations, and of attachments. */
export const mailboxMessages = defineMessages(fr, en);
