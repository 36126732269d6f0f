import { handover as en } from "./en/handover.ts";
import { handover as fr } from "./fr/handover.ts";
import { bilingual } from "./words.ts";

/** Words of the files that somebody of the staff had charge of, when others take them over. */
export const handoverWords = bilingual(fr, en);
