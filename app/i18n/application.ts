import { defineMessages } from "./define-messages.ts";
import { application as en } from "./en/application.ts";
import { application as fr } from "./fr/application.ts";

/** Messages of the application: its pages, states and emails. */
export const applicationMessages = defineMessages(fr, en);
