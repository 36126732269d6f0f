import { defineMessages } from "./define-messages.ts";
import { reversal as en } from "./en/reversal.ts";
import { reversal as fr } from "./fr/reversal.ts";

/** Messages of a decision that the school takes back, on both sides. */
export const reversalMessages = defineMessages(fr, en);
