import { defineMessages } from "./define-messages.ts";
import { draft as en } from "./en/draft.ts";
import { draft as fr } from "./fr/draft.ts";

/** Messages about what a device keeps of a form that is being filled in. */
export const draftMessages = defineMessages(fr, en);
