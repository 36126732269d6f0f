import { defineMessages } from "./define-messages.ts";
import { textChanges as en } from "./en/text-changes.ts";
import { textChanges as fr } from "./fr/text-changes.ts";

/** Messages about what changed in a text. */
export const textChangesMessages = defineMessages(fr, en);
