import { defineMessages } from "./define-messages.ts";
import { guest as en } from "./en/guest.ts";
import { guest as fr } from "./fr/guest.ts";

/** Messages of an adult who takes part in a conversation. */
export const guestMessages = defineMessages(fr, en);
