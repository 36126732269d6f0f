import { media as en } from "./en/media.ts";
import { media as fr } from "./fr/media.ts";
import { bilingual } from "./words.ts";

/** Words of the library of pictures and films. */
export const mediaWords = bilingual(fr, en);
