import { defineMessages } from "./define-messages.ts";
import { photo as en } from "./en/photo.ts";
import { photo as fr } from "./fr/photo.ts";

/** Messages of the photograph of a candidate: choosing it, its frame, the record. */
export const photoMessages = defineMessages(fr, en);
