import { defineMessages } from "./define-messages.ts";
import { reopened as en } from "./en/reopened.ts";
import { reopened as fr } from "./fr/reopened.ts";

/** Messages of a section of the form that the school has opened again. */
export const reopenedMessages = defineMessages(fr, en);
