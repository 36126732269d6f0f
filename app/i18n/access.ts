import { access as en } from "./en/access.ts";
import { access as fr } from "./fr/access.ts";
import { bilingual } from "./words.ts";

/** Words of the pages where one signs up, signs in and out, and of the demonstration's stand-ins. */
export const accessWords = bilingual(fr, en);
