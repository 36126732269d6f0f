import { viewer as en } from "./en/viewer.ts";
import { viewer as fr } from "./fr/viewer.ts";
import { bilingual } from "./words.ts";

/** Words of the viewer of proofs. */
export const viewerWords = bilingual(fr, en);
