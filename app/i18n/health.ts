import { health as en } from "./en/health.ts";
import { health as fr } from "./fr/health.ts";
import { bilingual } from "./words.ts";

/** Words of the page that says how each part of the site is. */
export const healthWords = bilingual(fr, en);
