import { defineMessages } from "./define-messages.ts";
import { applicationStatus as en } from "./en/application-status.ts";
import { applicationStatus as fr } from "./fr/application-status.ts";

/** Messages of the status page of a submitted application. */
export const applicationStatusMessages = defineMessages(fr, en);
