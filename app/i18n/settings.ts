import { settings as en } from "./en/settings.ts";
import { settings as fr } from "./fr/settings.ts";
import { bilingual } from "./words.ts";

/** Words of the page where an administrator sets what the school decides. */
export const settingsWords = bilingual(fr, en);
