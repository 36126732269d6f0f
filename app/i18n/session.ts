import { session as en } from "./en/session.ts";
import { session as fr } from "./fr/session.ts";
import { bilingual } from "./words.ts";

/** Words of a page of an area whose session has ended, or whose network is gone, while it was open. */
export const sessionWords = bilingual(fr, en);
