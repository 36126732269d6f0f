import { defineMessages } from "./define-messages.ts";
import { access as en } from "./en/access.ts";
import { access as fr } from "./fr/access.ts";

/** Messages of the sign-up, sign-in and sign-out pages, and of the accounts of the demonstration. */
export const accessMessages = defineMessages(fr, en);
