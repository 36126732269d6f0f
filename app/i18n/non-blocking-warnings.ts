import { defineMessages } from "./define-messages.ts";
import { nonBlockingWarnings as en } from "./en/non-blocking-warnings.ts";
import { nonBlockingWarnings as fr } from "./fr/non-blocking-warnings.ts";

/** What is said of an answer that is taken all the same: a passport that ends too soon. */
export const nonBlockingWarningsMessages = defineMessages(fr, en);
