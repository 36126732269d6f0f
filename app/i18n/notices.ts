import { defineMessages } from "./define-messages.ts";
import { notices as en } from "./en/notices.ts";
import { notices as fr } from "./fr/notices.ts";

/** Messages of what people are told, and of the pages that say what left and what will. */
export const noticesMessages = defineMessages(fr, en);
