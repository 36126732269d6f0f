import { defineMessages } from "./define-messages.ts";
import { clock as en } from "./en/clock.ts";
import { clock as fr } from "./fr/clock.ts";

/** The name of the time of each campus. */
export const clockMessages = defineMessages(fr, en);
