import { defineMessages } from "./define-messages.ts";
import { shell as en } from "./en/shell.ts";
import { shell as fr } from "./fr/shell.ts";

/** Messages of the layout of every page, and of the error pages. */
export const shellMessages = defineMessages(fr, en);
