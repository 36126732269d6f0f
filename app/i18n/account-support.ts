import { defineMessages } from "./define-messages.ts";
import { accountSupport as en } from "./en/account-support.ts";
import { accountSupport as fr } from "./fr/account-support.ts";

/** Messages of the pages where staff help a candidate with their account. */
export const accountSupportMessages = defineMessages(fr, en);
