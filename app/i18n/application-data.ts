import { defineMessages } from "./define-messages.ts";
import { applicationData as en } from "./en/application-data.ts";
import { applicationData as fr } from "./fr/application-data.ts";

/** What an application is called in the archive of a person's data. */
export const applicationDataMessages = defineMessages(fr, en);
