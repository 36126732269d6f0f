import { deciding as en } from "./en/deciding.ts";
import { deciding as fr } from "./fr/deciding.ts";
import { bilingual } from "./words.ts";

/** Words of the staff's decisions: a choice, a request, a file, a refusal with its two readers. */
export const decidingWords = bilingual(fr, en);
