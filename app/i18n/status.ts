import { status as en } from "./en/status.ts";
import { status as fr } from "./fr/status.ts";
import { bilingual } from "./words.ts";

/** Words of the page that follows a sent application. */
export const statusWords = bilingual(fr, en);
