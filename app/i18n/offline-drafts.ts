import { defineMessages } from "./define-messages.ts";
import { offlineDrafts as en } from "./en/offline-drafts.ts";
import { offlineDrafts as fr } from "./fr/offline-drafts.ts";

/** Messages of answers that wait on this device while their page is not open. */
export const offlineDraftsMessages = defineMessages(fr, en);
