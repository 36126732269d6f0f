import { defineMessages } from "./define-messages.ts";
import { postSubmission as en } from "./en/post-submission.ts";
import { postSubmission as fr } from "./fr/post-submission.ts";

/** Messages of what comes after sending: offers, requests, withdrawals, and the letters of each move. */
export const postSubmissionMessages = defineMessages(fr, en);
