import { defineMessages } from "./define-messages.ts";
import { answerSummary as en } from "./en/answer-summary.ts";
import { answerSummary as fr } from "./fr/answer-summary.ts";

/** Messages of the summary of the answers, before and after submission. */
export const answerSummaryMessages = defineMessages(fr, en);
