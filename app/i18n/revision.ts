import { defineMessages } from "./define-messages.ts";
import { revision as en } from "./en/revision.ts";
import { revision as fr } from "./fr/revision.ts";

/** Messages about an English text whose French has changed since. */
export const revisionMessages = defineMessages(fr, en);
