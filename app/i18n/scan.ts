import { scan as en } from "./en/scan.ts";
import { scan as fr } from "./fr/scan.ts";
import { bilingual } from "./words.ts";

/** Words of what the school's antivirus says of a file. */
export const scanWords = bilingual(fr, en);
