import { defineMessages } from "./define-messages.ts";
import { cursus as en } from "./en/cursus.ts";
import { cursus as fr } from "./fr/cursus.ts";

/** Messages of the education history: its table and its form. */
export const cursusMessages = defineMessages(fr, en);
