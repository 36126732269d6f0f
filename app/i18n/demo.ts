import { defineMessages } from "./define-messages.ts";
import { demo as en } from "./en/demo.ts";
import { demo as fr } from "./fr/demo.ts";

/** What exists only in the demonstration: its kept letters, and the provider that it plays. */
export const demoMessages = defineMessages(fr, en);
