import { defineMessages } from "./define-messages.ts";
import { template as en } from "./en/template.ts";
import { template as fr } from "./fr/template.ts";

/** Messages of message templates. */
export const templateMessages = defineMessages(fr, en);
