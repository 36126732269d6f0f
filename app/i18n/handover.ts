import { defineMessages } from "./define-messages.ts";
import { handover as en } from "./en/handover.ts";
import { handover as fr } from "./fr/handover.ts";

/** Messages about reassigning the applications of a staff member. */
export const handoverMessages = defineMessages(fr, en);
