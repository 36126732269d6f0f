import { defineMessages } from "./define-messages.ts";
import { support as en } from "./en/support.ts";
import { support as fr } from "./fr/support.ts";

/** Messages of a candidate's area seen by the school in their place: the band, what is refused, what they are told. */
export const supportMessages = defineMessages(fr, en);
