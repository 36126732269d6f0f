import { defineMessages } from "./define-messages.ts";
import { query as en } from "./en/query.ts";
import { query as fr } from "./fr/query.ts";

/** Messages about the filters of an address that cannot be read. */
export const queryMessages = defineMessages(fr, en);
