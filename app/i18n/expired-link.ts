import { defineMessages } from "./define-messages.ts";
import { expiredLink as en } from "./en/expired-link.ts";
import { expiredLink as fr } from "./fr/expired-link.ts";

/** Messages of a link from an email that has expired or is incomplete. */
export const expiredLinkMessages = defineMessages(fr, en);
