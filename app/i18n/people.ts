import { people as en } from "./en/people.ts";
import { people as fr } from "./fr/people.ts";
import { bilingual } from "./words.ts";

/** Words of the pages by which the school helps a candidate with their account. */
export const peopleWords = bilingual(fr, en);
