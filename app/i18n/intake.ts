import { defineMessages } from "./define-messages.ts";
import { intake as en } from "./en/intake.ts";
import { intake as fr } from "./fr/intake.ts";

/** Messages of the intakes, for candidates and for the staff who set their dates. */
export const intakeMessages = defineMessages(fr, en);
