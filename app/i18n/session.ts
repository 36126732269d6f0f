import { defineMessages } from "./define-messages.ts";
import { session as en } from "./en/session.ts";
import { session as fr } from "./fr/session.ts";

/** Messages of an open page whose session has ended or whose network is down. */
export const sessionMessages = defineMessages(fr, en);
