import { progress as en } from "./en/progress.ts";
import { progress as fr } from "./fr/progress.ts";
import { bilingual } from "./words.ts";

/** Words of the dashboard: how an intake goes, what waits, and how the site is. */
export const progressWords = bilingual(fr, en);
