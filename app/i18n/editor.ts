import { contentFieldsMessages } from "./content-fields.ts";
import { defineMessages } from "./define-messages.ts";
import { editor as en } from "./en/editor.ts";
import { editor as fr } from "./fr/editor.ts";

const own = defineMessages(fr, en);

/** Messages of the pages where staff change the site, with the names of its fields. */
export const editorMessages = {
  fr: { ...own.fr, ...contentFieldsMessages.fr },
  en: { ...own.en, ...contentFieldsMessages.en },
};
