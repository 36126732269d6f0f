import { states as en } from "./en/states.ts";
import { states as fr } from "./fr/states.ts";
import { bilingual } from "./words.ts";

/** Words of the states of a choice, and of what comes next. */
export const statesWords = bilingual(fr, en);
