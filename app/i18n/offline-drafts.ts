import { defineMessages } from "./define-messages.ts";
import { offlineDrafts as en } from "./en/offline-drafts.ts";
import { offlineDrafts as fr } from "./fr/offline-drafts.ts";

/** Messages of answers stored on the device until their page is open again. */
export const offlineDraftsMessages = defineMessages(fr, en);
