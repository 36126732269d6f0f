import { visits as en } from "./en/visits.ts";
import { visits as fr } from "./fr/visits.ts";
import { bilingual } from "./words.ts";

/** Words of the visits that the school made in an area, as its person reads them. */
export const visitsWords = bilingual(fr, en);
