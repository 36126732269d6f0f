import { contentFields as en } from "./en/content-fields.ts";
import { contentFields as fr } from "./fr/content-fields.ts";
import { bilingual } from "./words.ts";

/** What each field of the content is called, each section, and each kind. */
export const contentFieldsWords = bilingual(fr, en);
