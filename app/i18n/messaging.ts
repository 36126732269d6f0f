import { defineMessages } from "./define-messages.ts";
import { messaging as en } from "./en/messaging.ts";
import { messaging as fr } from "./fr/messaging.ts";

/** Messages of conversations with the school, and of the email that announces a message. */
export const messagingMessages = defineMessages(fr, en);
