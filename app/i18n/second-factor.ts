import { defineMessages } from "./define-messages.ts";
import { secondFactor as en } from "./en/second-factor.ts";
import { secondFactor as fr } from "./fr/second-factor.ts";

/** Messages of the second factor of the staff: giving a code, setting it up, recovery codes. */
export const secondFactorMessages = defineMessages(fr, en);
