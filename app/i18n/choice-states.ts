import { defineMessages } from "./define-messages.ts";
import { choiceStates as en } from "./en/choice-states.ts";
import { choiceStates as fr } from "./fr/choice-states.ts";

/** Messages of the states of a choice, and of what comes next. */
export const choiceStatesMessages = defineMessages(fr, en);
