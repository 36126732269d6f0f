import { linkOver as en } from "./en/link-over.ts";
import { linkOver as fr } from "./fr/link-over.ts";
import { bilingual } from "./words.ts";

/** A link of a letter that serves no more, or is not whole. */
export const linkOverWords = bilingual(fr, en);
