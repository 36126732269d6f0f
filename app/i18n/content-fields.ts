import { defineMessages } from "./define-messages.ts";
import { contentFields as en } from "./en/content-fields.ts";
import { contentFields as fr } from "./fr/content-fields.ts";

/** What each field of the content is called, each section, and each kind. */
export const contentFieldsMessages = defineMessages(fr, en);
