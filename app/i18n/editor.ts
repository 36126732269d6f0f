import { contentFieldsMessages } from "./content-fields.ts";
import { defineMessages } from "./define-messages.ts";
import { editor as en } from "./en/editor.ts";
import { editor as fr } from "./fr/editor.ts";

const editorOnlyMessages = defineMessages(fr, en);

/** Messages of the content editor, with the names of its fields. */
export const editorMessages = {
  fr: { ...editorOnlyMessages.fr, ...contentFieldsMessages.fr },
  en: { ...editorOnlyMessages.en, ...contentFieldsMessages.en },
};
