import { live as en } from "./en/live.ts";
import { live as fr } from "./fr/live.ts";
import { bilingual } from "./words.ts";

/** Words said when something arrives on a page that is open. */
export const liveWords = bilingual(fr, en);
