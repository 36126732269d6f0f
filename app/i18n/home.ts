import { home as en } from "./en/home.ts";
import { home as fr } from "./fr/home.ts";
import { bilingual } from "./words.ts";

/** Words of the home page of the student area. */
export const homeWords = bilingual(fr, en);
