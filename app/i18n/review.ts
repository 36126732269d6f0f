import { review as en } from "./en/review.ts";
import { review as fr } from "./fr/review.ts";
import { bilingual } from "./words.ts";

/** Words of the staff's own work on a file: the passport shown, notes, the checklist. */
export const reviewWords = bilingual(fr, en);
