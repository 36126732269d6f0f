import { condition as en } from "./en/condition.ts";
import { condition as fr } from "./fr/condition.ts";
import { bilingual } from "./words.ts";

/** Words of the conditions of an offer, on both sides. */
export const conditionWords = bilingual(fr, en);
