import { defineMessages } from "./define-messages.ts";
import { journal as en } from "./en/journal.ts";
import { journal as fr } from "./fr/journal.ts";

/** Messages of the audit log: all accesses and changes. */
export const journalMessages = defineMessages(fr, en);
