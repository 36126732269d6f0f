import { defineMessages } from "./define-messages.ts";
import { applicationList as en } from "./en/application-list.ts";
import { applicationList as fr } from "./fr/application-list.ts";

/** Messages of the list of applications: filters, who has charge, saved views, several files at once, files taken away. */
export const applicationListMessages = defineMessages(fr, en);
