import { defineMessages } from "./define-messages.ts";
import { impersonation as en } from "./en/impersonation.ts";
import { impersonation as fr } from "./fr/impersonation.ts";

/** Messages of a support session: the banner, what is refused, and what the user is notified of. */
export const impersonationMessages = defineMessages(fr, en);
