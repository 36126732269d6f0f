import { correction as en } from "./en/correction.ts";
import { correction as fr } from "./fr/correction.ts";
import { bilingual } from "./words.ts";

/** Words of the sections that the school opens again after sending, on both sides. */
export const correctionWords = bilingual(fr, en);
