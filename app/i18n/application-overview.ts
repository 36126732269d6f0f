import { defineMessages } from "./define-messages.ts";
import { applicationOverview as en } from "./en/application-overview.ts";
import { applicationOverview as fr } from "./fr/application-overview.ts";

/** Messages of the steps of an application, done or missing. */
export const applicationOverviewMessages = defineMessages(fr, en);
