import { defineMessages } from "./define-messages.ts";
import { warnings as en } from "./en/warnings.ts";
import { warnings as fr } from "./fr/warnings.ts";

/** Words that help with an answer of an application: a number to correct, a calendar, two answers that differ. */
export const warningsMessages = defineMessages(fr, en);
