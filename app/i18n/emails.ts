import { emails as en } from "./en/emails.ts";
import { emails as fr } from "./fr/emails.ts";
import { bilingual } from "./words.ts";

/** Sentences of the letters that are sent. */
export const emailsWords = bilingual(fr, en);
