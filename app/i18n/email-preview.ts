import { defineMessages } from "./define-messages.ts";
import { emailPreview as en } from "./en/email-preview.ts";
import { emailPreview as fr } from "./fr/email-preview.ts";

/** Words around a letter that has not left yet. */
export const emailPreviewMessages = defineMessages(fr, en);
