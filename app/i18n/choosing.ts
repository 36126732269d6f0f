import { defineMessages } from "./define-messages.ts";
import { choosing as en } from "./en/choosing.ts";
import { choosing as fr } from "./fr/choosing.ts";

/** Messages of choosing programmes: the catalogue and the basket. */
export const choosingMessages = defineMessages(fr, en);
