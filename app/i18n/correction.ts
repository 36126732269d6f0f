import { defineMessages } from "./define-messages.ts";
import { correction as en } from "./en/correction.ts";
import { correction as fr } from "./fr/correction.ts";

/** Messages of reopened sections, for candidates and staff. */
export const correctionMessages = defineMessages(fr, en);
