import { defineMessages } from "./define-messages.ts";
import { applicationList as en } from "./en/application-list.ts";
import { applicationList as fr } from "./fr/application-list.ts";

/** Messages of the list of applications: filters, assignees, saved views, bulk actions and exports. */
export const applicationListMessages = defineMessages(fr, en);
