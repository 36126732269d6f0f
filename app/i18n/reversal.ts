import { reversal as en } from "./en/reversal.ts";
import { reversal as fr } from "./fr/reversal.ts";
import { bilingual } from "./words.ts";

/** Words of a decision that the school takes back, on both sides. */
export const reversalWords = bilingual(fr, en);
