import { linkOver as en } from "./en/link-over.ts";
import { linkOver as fr } from "./fr/link-over.ts";
import { bilingual } from "./words.ts";

/** A link of a letter that serves no more, opened by who is signed in. */
export const linkOverWords = bilingual(fr, en);
