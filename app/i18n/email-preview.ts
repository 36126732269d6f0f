import { defineMessages } from "./define-messages.ts";
import { emailPreview as en } from "./en/email-preview.ts";
import { emailPreview as fr } from "./fr/email-preview.ts";

/** Messages around the preview of an email. */
export const emailPreviewMessages = defineMessages(fr, en);
