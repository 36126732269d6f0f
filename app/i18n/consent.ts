import { defineMessages } from "./define-messages.ts";
import { consent as en } from "./en/consent.ts";
import { consent as fr } from "./fr/consent.ts";

/** Messages of an adult's agreement, as a candidate asks for it, and of what it is for. */
export const consentMessages = defineMessages(fr, en);
