import { defineMessages } from "./define-messages.ts";
import { localDraft as en } from "./en/local-draft.ts";
import { localDraft as fr } from "./fr/local-draft.ts";

/** Messages about a form draft stored on the device. */
export const localDraftMessages = defineMessages(fr, en);
