import { query as en } from "./en/query.ts";
import { query as fr } from "./fr/query.ts";
import { bilingual } from "./words.ts";

/** Words about the filters of an address that cannot be read. */
export const queryWords = bilingual(fr, en);
