import { defineMessages } from "./define-messages.ts";
import { viewer as en } from "./en/viewer.ts";
import { viewer as fr } from "./fr/viewer.ts";

/** Messages of the viewer of proofs. */
export const viewerMessages = defineMessages(fr, en);
