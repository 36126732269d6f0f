import { defineMessages } from "./define-messages.ts";
import { double as en } from "./en/double.ts";
import { double as fr } from "./fr/double.ts";

/** Messages of two applications that look like those of one person. */
export const doubleMessages = defineMessages(fr, en);
