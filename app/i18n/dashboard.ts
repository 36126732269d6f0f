import { defineMessages } from "./define-messages.ts";
import { dashboard as en } from "./en/dashboard.ts";
import { dashboard as fr } from "./fr/dashboard.ts";

/** Messages of the dashboard: how an intake goes, what waits, and how the site is. */
export const dashboardMessages = defineMessages(fr, en);
