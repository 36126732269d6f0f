import { content as en } from "./en/content.ts";
import { content as fr } from "./fr/content.ts";
import { bilingual } from "./words.ts";

/** Interface words around the content; the content itself is in the database. */
export const contentWords = bilingual(fr, en);
