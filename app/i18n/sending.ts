import { sending as en } from "./en/sending.ts";
import { sending as fr } from "./fr/sending.ts";
import { bilingual } from "./words.ts";

/** Words of a file that is being sent. */
export const sendingWords = bilingual(fr, en);
