import { choosing as en } from "./en/choosing.ts";
import { choosing as fr } from "./fr/choosing.ts";
import { bilingual } from "./words.ts";

/** Words of choosing programmes: the catalogue and the basket. */
export const choosingWords = bilingual(fr, en);
