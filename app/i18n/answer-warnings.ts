import { defineMessages } from "./define-messages.ts";
import { answerWarnings as en } from "./en/answer-warnings.ts";
import { answerWarnings as fr } from "./fr/answer-warnings.ts";

/** Warnings about an answer: a number to correct, a calendar, two answers that differ. */
export const answerWarningsMessages = defineMessages(fr, en);
