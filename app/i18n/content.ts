import { defineMessages } from "./define-messages.ts";
import { content as en } from "./en/content.ts";
import { content as fr } from "./fr/content.ts";

/** Interface texts around the content; the content itself is in the database. */
export const contentMessages = defineMessages(fr, en);
