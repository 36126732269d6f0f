import { defineMessages } from "./define-messages.ts";
import { impersonation as en } from "./en/impersonation.ts";
import { impersonation as fr } from "./fr/impersonation.ts";

/** Messages of a candidate's area seen by the school in their place: the band, what is refused, what they are told. */
export const impersonationMessages = defineMessages(fr, en);
