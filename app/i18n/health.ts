import { defineMessages } from "./define-messages.ts";
import { health as en } from "./en/health.ts";
import { health as fr } from "./fr/health.ts";

/** Messages of the health page of the site. */
export const healthMessages = defineMessages(fr, en);
