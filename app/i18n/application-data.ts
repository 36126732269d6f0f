import { defineMessages } from "./define-messages.ts";
import { applicationData as en } from "./en/application-data.ts";
import { applicationData as fr } from "./fr/application-data.ts";

/** The labels of an application in a user's data export. */
export const applicationDataMessages = defineMessages(fr, en);
