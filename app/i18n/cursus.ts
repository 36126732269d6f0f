import { defineMessages } from "./define-messages.ts";
import { cursus as en } from "./en/cursus.ts";
import { cursus as fr } from "./fr/cursus.ts";

/** Messages of the years of studies: their table, and the form of one. */
export const cursusMessages = defineMessages(fr, en);
