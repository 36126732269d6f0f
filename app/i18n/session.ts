import { defineMessages } from "./define-messages.ts";
import { session as en } from "./en/session.ts";
import { session as fr } from "./fr/session.ts";

/** Messages of a page of an area whose session has ended, or whose network is gone, while it was open. */
export const sessionMessages = defineMessages(fr, en);
