import { contentFields as enFields } from "./en/content-fields.ts";
import { editor as en } from "./en/editor.ts";
import { contentFields as frFields } from "./fr/content-fields.ts";
import { editor as fr } from "./fr/editor.ts";
import { bilingual } from "./words.ts";

/** Words of the pages where staff change the site, with the names of its fields. */
export const editorWords = bilingual({ ...fr, ...frFields }, { ...en, ...enFields });
