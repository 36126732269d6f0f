import { revision as en } from "./en/revision.ts";
import { revision as fr } from "./fr/revision.ts";
import { bilingual } from "./words.ts";

/** Words about an English text whose French has changed since. */
export const revisionWords = bilingual(fr, en);
