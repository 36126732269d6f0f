import { defineMessages } from "./define-messages.ts";
import { decisionReversal as en } from "./en/decision-reversal.ts";
import { decisionReversal as fr } from "./fr/decision-reversal.ts";

/** Messages of a decision that the school takes back, on both sides. */
export const decisionReversalMessages = defineMessages(fr, en);
