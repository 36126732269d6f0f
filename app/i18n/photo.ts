import { defineMessages } from "./define-messages.ts";
import { photo as en } from "./en/photo.ts";
import { photo as fr } from "./fr/photo.ts";

/** Messages of a candidate's photo: choosing, cropping, and the record. */
export const photoMessages = defineMessages(fr, en);
