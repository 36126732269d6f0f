import { defineMessages } from "./define-messages.ts";
import { template as en } from "./en/template.ts";
import { template as fr } from "./fr/template.ts";

/** Messages of the templates of messages. */
export const templateMessages = defineMessages(fr, en);
