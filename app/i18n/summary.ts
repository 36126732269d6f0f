import { summary as en } from "./en/summary.ts";
import { summary as fr } from "./fr/summary.ts";
import { bilingual } from "./words.ts";

/** Words of the answers told again: before they are sent, and after. */
export const summaryWords = bilingual(fr, en);
