import { defineMessages } from "./define-messages.ts";
import { unfinished as en } from "./en/unfinished.ts";
import { unfinished as fr } from "./fr/unfinished.ts";

/** Messages about what is not finished: a draft with gaps, a page that is left before it is saved. */
export const unfinishedMessages = defineMessages(fr, en);
