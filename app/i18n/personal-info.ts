import { personalInfo as en } from "./en/personal-info.ts";
import { personalInfo as fr } from "./fr/personal-info.ts";
import { bilingual } from "./words.ts";

/** Words of the part of the form about the person: its fields, and what is said beside them. */
export const personalInfoWords = bilingual(fr, en);
