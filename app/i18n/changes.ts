import { changes as en } from "./en/changes.ts";
import { changes as fr } from "./fr/changes.ts";
import { bilingual } from "./words.ts";

/** Words about what changed in a text. */
export const changesWords = bilingual(fr, en);
