import { unfinished as en } from "./en/unfinished.ts";
import { unfinished as fr } from "./fr/unfinished.ts";
import { bilingual } from "./words.ts";

/** Words about what is not finished: a draft with gaps, a page that is left before it is saved. */
export const unfinishedWords = bilingual(fr, en);
