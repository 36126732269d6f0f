import { defineMessages } from "./define-messages.ts";
import { preSubmissionChecks as en } from "./en/pre-submission-checks.ts";
import { preSubmissionChecks as fr } from "./fr/pre-submission-checks.ts";

/** What may be looked at before an application is sent, and is never refused. */
export const preSubmissionChecksMessages = defineMessages(fr, en);
