import { defineMessages } from "./define-messages.ts";
import { query as en } from "./en/query.ts";
import { query as fr } from "./fr/query.ts";

/** Messages about invalid filters in an address. */
export const queryMessages = defineMessages(fr, en);
