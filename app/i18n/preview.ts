import { preview as en } from "./en/preview.ts";
import { preview as fr } from "./fr/preview.ts";
import { bilingual } from "./words.ts";

/** Words around a letter that has not left yet. */
export const previewWords = bilingual(fr, en);
