import { defineMessages } from "./define-messages.ts";
import { access as en } from "./en/access.ts";
import { access as fr } from "./fr/access.ts";

/** Messages of the pages where one signs up, signs in and out, and of the demonstration's stand-ins. */
export const accessMessages = defineMessages(fr, en);
