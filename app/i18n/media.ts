import { defineMessages } from "./define-messages.ts";
import { media as en } from "./en/media.ts";
import { media as fr } from "./fr/media.ts";

/** Messages of the media library. */
export const mediaMessages = defineMessages(fr, en);
