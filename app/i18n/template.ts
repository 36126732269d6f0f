import { template as en } from "./en/template.ts";
import { template as fr } from "./fr/template.ts";
import { bilingual } from "./words.ts";

/** Words of the templates of messages. */
export const templateWords = bilingual(fr, en);
