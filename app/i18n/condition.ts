import { defineMessages } from "./define-messages.ts";
import { condition as en } from "./en/condition.ts";
import { condition as fr } from "./fr/condition.ts";

/** Messages of the conditions of an offer, for candidates and staff. */
export const conditionMessages = defineMessages(fr, en);
