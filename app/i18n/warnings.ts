import { warnings as en } from "./en/warnings.ts";
import { warnings as fr } from "./fr/warnings.ts";
import { bilingual } from "./words.ts";

/** Words that help with an answer of an application: a number to correct, a calendar, two answers that differ. */
export const warningsWords = bilingual(fr, en);
