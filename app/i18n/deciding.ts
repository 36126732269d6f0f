import { defineMessages } from "./define-messages.ts";
import { deciding as en } from "./en/deciding.ts";
import { deciding as fr } from "./fr/deciding.ts";

/** Messages of the staff's decisions: a choice, a request, a file, a refusal with its two readers. */
export const decidingMessages = defineMessages(fr, en);
