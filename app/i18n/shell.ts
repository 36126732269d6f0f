import { shell as en } from "./en/shell.ts";
import { shell as fr } from "./fr/shell.ts";
import { bilingual } from "./words.ts";

/** Words of the frame around every page, and of the error screens. */
export const shellWords = bilingual(fr, en);
