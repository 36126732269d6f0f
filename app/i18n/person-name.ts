import { personName as en } from "./en/person-name.ts";
import { personName as fr } from "./fr/person-name.ts";
import { bilingual } from "./words.ts";

/** Words about the names of a person, wherever a first name and a family name are asked. */
export const personNameWords = bilingual(fr, en);
