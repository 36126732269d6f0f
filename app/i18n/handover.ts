import { defineMessages } from "./define-messages.ts";
import { handover as en } from "./en/handover.ts";
import { handover as fr } from "./fr/handover.ts";

/** Messages of the files that somebody of the staff had charge of, when others take them over. */
export const handoverMessages = defineMessages(fr, en);
