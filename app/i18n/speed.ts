import { speed as en } from "./en/speed.ts";
import { speed as fr } from "./fr/speed.ts";
import { bilingual } from "./words.ts";

/** Words of the page of the office that shows how fast the site is for those who read it. */
export const speedWords = bilingual(fr, en);
