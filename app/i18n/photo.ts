import { photo as en } from "./en/photo.ts";
import { photo as fr } from "./fr/photo.ts";
import { bilingual } from "./words.ts";

/** Words of the photograph of a candidate: choosing it, its frame, the record. */
export const photoWords = bilingual(fr, en);
