import { defineMessages } from "./define-messages.ts";
import { dashboard as en } from "./en/dashboard.ts";
import { dashboard as fr } from "./fr/dashboard.ts";

/** Messages of the dashboard: progress of an intake, open tasks, and health of the site. */
export const dashboardMessages = defineMessages(fr, en);
