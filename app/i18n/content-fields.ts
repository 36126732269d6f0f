import { defineMessages } from "./define-messages.ts";
import { contentFields as en } from "./en/content-fields.ts";
import { contentFields as fr } from "./fr/content-fields.ts";

/** The names of the fields, sections and kinds of content. */
export const contentFieldsMessages = defineMessages(fr, en);
