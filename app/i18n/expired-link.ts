import { defineMessages } from "./define-messages.ts";
import { expiredLink as en } from "./en/expired-link.ts";
import { expiredLink as fr } from "./fr/expired-link.ts";

/** A link of a letter that serves no more, or is not whole. */
export const expiredLinkMessages = defineMessages(fr, en);
