import { defineMessages } from "./define-messages.ts";
import { progress as en } from "./en/progress.ts";
import { progress as fr } from "./fr/progress.ts";

/** Messages of the dashboard: how an intake goes, what waits, and how the site is. */
export const progressMessages = defineMessages(fr, en);
