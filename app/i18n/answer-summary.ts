import { defineMessages } from "./define-messages.ts";
import { answerSummary as en } from "./en/answer-summary.ts";
import { answerSummary as fr } from "./fr/answer-summary.ts";

/** Messages of the answers told again: before they are sent, and after. */
export const answerSummaryMessages = defineMessages(fr, en);
