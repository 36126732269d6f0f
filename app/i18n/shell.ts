import { defineMessages } from "./define-messages.ts";
import { shell as en } from "./en/shell.ts";
import { shell as fr } from "./fr/shell.ts";

/** Messages of the frame around every page, and of the error screens. */
export const shellMessages = defineMessages(fr, en);
