import { leftOut as en } from "./en/left-out.ts";
import { leftOut as fr } from "./fr/left-out.ts";
import { bilingual } from "./words.ts";

/** Words of what did not join the basket at signing in. */
export const leftOutWords = bilingual(fr, en);
