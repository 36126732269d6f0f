import { defineMessages } from "./define-messages.ts";
import { office as en } from "./en/office.ts";
import { office as fr } from "./fr/office.ts";

/** Messages of the office: its layout, the dashboard, the applications, the conversations. */
export const officeMessages = defineMessages(fr, en);
