import { defineMessages } from "./define-messages.ts";
import { summary as en } from "./en/summary.ts";
import { summary as fr } from "./fr/summary.ts";

/** Messages of the answers told again: before they are sent, and after. */
export const summaryMessages = defineMessages(fr, en);
