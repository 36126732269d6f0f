import { journal as en } from "./en/journal.ts";
import { journal as fr } from "./fr/journal.ts";
import { bilingual } from "./words.ts";

/** Words of the journal of the house: who saw and changed what. */
export const journalWords = bilingual(fr, en);
