import { clock as en } from "./en/clock.ts";
import { clock as fr } from "./fr/clock.ts";
import { bilingual } from "./words.ts";

/** The name of the time of each campus. */
export const clockWords = bilingual(fr, en);
