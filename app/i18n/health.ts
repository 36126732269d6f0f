import { defineMessages } from "./define-messages.ts";
import { health as en } from "./en/health.ts";
import { health as fr } from "./fr/health.ts";

/** Messages of the page that says how each part of the site is. */
export const healthMessages = defineMessages(fr, en);
