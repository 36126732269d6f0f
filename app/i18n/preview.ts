import { defineMessages } from "./define-messages.ts";
import { preview as en } from "./en/preview.ts";
import { preview as fr } from "./fr/preview.ts";

/** Words around a letter that has not left yet. */
export const previewMessages = defineMessages(fr, en);
