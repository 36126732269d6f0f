import { support as en } from "./en/support.ts";
import { support as fr } from "./fr/support.ts";
import { bilingual } from "./words.ts";

/** Words of a candidate's area seen by the school in their place: the band, what is refused, what they are told. */
export const supportWords = bilingual(fr, en);
