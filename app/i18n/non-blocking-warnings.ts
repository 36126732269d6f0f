import { defineMessages } from "./define-messages.ts";
import { nonBlockingWarnings as en } from "./en/non-blocking-warnings.ts";
import { nonBlockingWarnings as fr } from "./fr/non-blocking-warnings.ts";

/** Warnings about a valid answer, such as a passport that expires soon. */
export const nonBlockingWarningsMessages = defineMessages(fr, en);
