import { defineMessages } from "./define-messages.ts";
import { localDraft as en } from "./en/local-draft.ts";
import { localDraft as fr } from "./fr/local-draft.ts";

/** Messages about what a device keeps of a form that is being filled in. */
export const localDraftMessages = defineMessages(fr, en);
