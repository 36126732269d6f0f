import { contentFieldsWords } from "./content-fields.ts";
import { editor as en } from "./en/editor.ts";
import { editor as fr } from "./fr/editor.ts";
import { bilingual } from "./words.ts";

const own = bilingual(fr, en);

/** Words of the pages where staff change the site, with the names of its fields. */
export const editorWords = {
  fr: { ...own.fr, ...contentFieldsWords.fr },
  en: { ...own.en, ...contentFieldsWords.en },
};
