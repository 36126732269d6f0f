import { draft as en } from "./en/draft.ts";
import { draft as fr } from "./fr/draft.ts";
import { bilingual } from "./words.ts";

/** Words about what a device keeps of a form that is being filled in. */
export const draftWords = bilingual(fr, en);
