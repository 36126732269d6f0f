import { kept as en } from "./en/kept.ts";
import { kept as fr } from "./fr/kept.ts";
import { bilingual } from "./words.ts";

/** Words of answers that wait on this device while their page is not open. */
export const keptWords = bilingual(fr, en);
