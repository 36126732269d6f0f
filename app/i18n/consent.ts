import { defineMessages } from "./define-messages.ts";
import { consent as en } from "./en/consent.ts";
import { consent as fr } from "./fr/consent.ts";

/** Messages of the consent of an adult in the candidate's form, and its purposes. */
export const consentMessages = defineMessages(fr, en);
