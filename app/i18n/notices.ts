import { notices as en } from "./en/notices.ts";
import { notices as fr } from "./fr/notices.ts";
import { bilingual } from "./words.ts";

/** Words of what people are told, and of the pages that say what left and what will. */
export const noticesWords = bilingual(fr, en);
