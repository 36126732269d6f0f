import { defineMessages } from "./define-messages.ts";
import { timeZones as en } from "./en/time-zones.ts";
import { timeZones as fr } from "./fr/time-zones.ts";

/** The name of the time of each campus. */
export const timeZonesMessages = defineMessages(fr, en);
