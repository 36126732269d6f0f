import { defineMessages } from "./define-messages.ts";
import { review as en } from "./en/review.ts";
import { review as fr } from "./fr/review.ts";

/** Messages of the staff's review of an application: the passport number, notes, the checklist. */
export const reviewMessages = defineMessages(fr, en);
