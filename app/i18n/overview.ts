import { defineMessages } from "./define-messages.ts";
import { overview as en } from "./en/overview.ts";
import { overview as fr } from "./fr/overview.ts";

/** Messages of the steps of an application: what is done, and what is missing. */
export const overviewMessages = defineMessages(fr, en);
