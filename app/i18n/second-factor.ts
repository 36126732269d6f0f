import { defineMessages } from "./define-messages.ts";
import { secondFactor as en } from "./en/second-factor.ts";
import { secondFactor as fr } from "./fr/second-factor.ts";

/** Messages of two-step verification for staff: entering a code, set-up, recovery codes. */
export const secondFactorMessages = defineMessages(fr, en);
