import { mailbox as en } from "./en/mailbox.ts";
import { mailbox as fr } from "./fr/mailbox.ts";
import { bilingual } from "./words.ts";

/** Words of the list of conversations, and of the files of a message. */
export const mailboxWords = bilingual(fr, en);
