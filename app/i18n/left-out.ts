import { defineMessages } from "./define-messages.ts";
import { leftOut as en } from "./en/left-out.ts";
import { leftOut as fr } from "./fr/left-out.ts";

/** Messages of what did not join the basket at signing in. */
export const leftOutMessages = defineMessages(fr, en);
