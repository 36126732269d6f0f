import { defineMessages } from "./define-messages.ts";
import { decisions as en } from "./en/decisions.ts";
import { decisions as fr } from "./fr/decisions.ts";

/** Messages of the staff's decisions: a choice, a request, a file, a refusal with its two readers. */
export const decisionsMessages = defineMessages(fr, en);
