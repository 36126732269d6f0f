import { defineMessages } from "./define-messages.ts";
import { decisionReversal as en } from "./en/decision-reversal.ts";
import { decisionReversal as fr } from "./fr/decision-reversal.ts";

/** Messages of a reversed decision, for candidates and staff. */
export const decisionReversalMessages = defineMessages(fr, en);
