import { defineMessages } from "./define-messages.ts";
import { preSubmissionChecks as en } from "./en/pre-submission-checks.ts";
import { preSubmissionChecks as fr } from "./fr/pre-submission-checks.ts";

/** Warnings before submission, which never block it. */
export const preSubmissionChecksMessages = defineMessages(fr, en);
