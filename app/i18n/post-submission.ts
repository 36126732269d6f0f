import { defineMessages } from "./define-messages.ts";
import { postSubmission as en } from "./en/post-submission.ts";
import { postSubmission as fr } from "./fr/post-submission.ts";

/** Messages after submission: offers, requests, withdrawals, and the emails of each transition. */
export const postSubmissionMessages = defineMessages(fr, en);
