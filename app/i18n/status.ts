import { defineMessages } from "./define-messages.ts";
import { status as en } from "./en/status.ts";
import { status as fr } from "./fr/status.ts";

/** Messages of the page that follows a sent application. */
export const statusMessages = defineMessages(fr, en);
