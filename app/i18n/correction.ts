import { defineMessages } from "./define-messages.ts";
import { correction as en } from "./en/correction.ts";
import { correction as fr } from "./fr/correction.ts";

/** Messages of the sections that the school opens again after sending, on both sides. */
export const correctionMessages = defineMessages(fr, en);
