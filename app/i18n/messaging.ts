import { defineMessages } from "./define-messages.ts";
import { messaging as en } from "./en/messaging.ts";
import { messaging as fr } from "./fr/messaging.ts";

/** Messages of conversations between people and the school, and of the letter that announces a message. */
export const messagingMessages = defineMessages(fr, en);
