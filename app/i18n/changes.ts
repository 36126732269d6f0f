import { defineMessages } from "./define-messages.ts";
import { changes as en } from "./en/changes.ts";
import { changes as fr } from "./fr/changes.ts";

/** Messages about what changed in a text. */
export const changesMessages = defineMessages(fr, en);
