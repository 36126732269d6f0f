import { cursus as en } from "./en/cursus.ts";
import { cursus as fr } from "./fr/cursus.ts";
import { bilingual } from "./words.ts";

/** Words of the years of studies: their table, and the form of one. */
export const cursusWords = bilingual(fr, en);
