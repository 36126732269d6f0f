import { defineMessages } from "./define-messages.ts";
import { reopenDecision as en } from "./en/reopen-decision.ts";
import { reopenDecision as fr } from "./fr/reopen-decision.ts";

/** Messages of a reversed decision, for candidates and staff. */
export const reopenDecisionMessages = defineMessages(fr, en);
