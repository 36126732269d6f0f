import { defineMessages } from "./define-messages.ts";
import { decisions as en } from "./en/decisions.ts";
import { decisions as fr } from "./fr/decisions.ts";

/** Messages of the staff's decisions on a choice, a request, a file, and a refusal with two readers. */
export const decisionsMessages = defineMessages(fr, en);
