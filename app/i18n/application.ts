import { application as en } from "./en/application.ts";
import { application as fr } from "./fr/application.ts";
import { bilingual } from "./words.ts";

/** Words of the application: its pages, its states, its letters. */
export const applicationWords = bilingual(fr, en);
