import { defineMessages } from "./define-messages.ts";
import { unfinished as en } from "./en/unfinished.ts";
import { unfinished as fr } from "./fr/unfinished.ts";

/** Messages about unfinished work: a draft with missing fields, a page left before saving. */
export const unfinishedMessages = defineMessages(fr, en);
