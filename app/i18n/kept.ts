import { defineMessages } from "./define-messages.ts";
import { kept as en } from "./en/kept.ts";
import { kept as fr } from "./fr/kept.ts";

/** Messages of answers that wait on this device while their page is not open. */
export const keptMessages = defineMessages(fr, en);
