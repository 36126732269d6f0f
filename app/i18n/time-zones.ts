import { defineMessages } from "./define-messages.ts";
import { timeZones as en } from "./en/time-zones.ts";
import { timeZones as fr } from "./fr/time-zones.ts";

/** The names of the time zones of the campuses. */
export const timeZonesMessages = defineMessages(fr, en);
