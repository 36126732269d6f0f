import { reopened as en } from "./en/reopened.ts";
import { reopened as fr } from "./fr/reopened.ts";
import { bilingual } from "./words.ts";

/** Words of a section of the form that the school has opened again. */
export const reopenedWords = bilingual(fr, en);
