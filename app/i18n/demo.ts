import { defineMessages } from "./define-messages.ts";
import { demo as en } from "./en/demo.ts";
import { demo as fr } from "./fr/demo.ts";

/** Messages of the demonstration only: its mailbox and its stand-in for a sign-in provider. */
export const demoMessages = defineMessages(fr, en);
