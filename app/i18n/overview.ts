import { overview as en } from "./en/overview.ts";
import { overview as fr } from "./fr/overview.ts";
import { bilingual } from "./words.ts";

/** Words of the steps of an application: what is done, and what is missing. */
export const overviewWords = bilingual(fr, en);
