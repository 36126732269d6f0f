import { defineMessages } from "./define-messages.ts";
import { states as en } from "./en/states.ts";
import { states as fr } from "./fr/states.ts";

/** Messages of the states of a choice, and of what comes next. */
export const statesMessages = defineMessages(fr, en);
