import { double as en } from "./en/double.ts";
import { double as fr } from "./fr/double.ts";
import { bilingual } from "./words.ts";

/** Words of two applications that look like those of one person. */
export const doubleWords = bilingual(fr, en);
