import { defineMessages } from "./define-messages.ts";
import { impersonationLog as en } from "./en/impersonation-log.ts";
import { impersonationLog as fr } from "./fr/impersonation-log.ts";

/** Messages of the list of support sessions, as the user reads them. */
export const impersonationLogMessages = defineMessages(fr, en);
