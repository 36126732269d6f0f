import { defineMessages } from "./define-messages.ts";
import { duplicates as en } from "./en/duplicates.ts";
import { duplicates as fr } from "./fr/duplicates.ts";

/** Messages of possible duplicate applications. */
export const duplicatesMessages = defineMessages(fr, en);
