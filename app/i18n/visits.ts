import { defineMessages } from "./define-messages.ts";
import { visits as en } from "./en/visits.ts";
import { visits as fr } from "./fr/visits.ts";

/** Messages of the visits that the school made in an area, as its person reads them. */
export const visitsMessages = defineMessages(fr, en);
