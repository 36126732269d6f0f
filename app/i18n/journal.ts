import { defineMessages } from "./define-messages.ts";
import { journal as en } from "./en/journal.ts";
import { journal as fr } from "./fr/journal.ts";

/** Messages of the journal of the house: who saw and changed what. */
export const journalMessages = defineMessages(fr, en);
