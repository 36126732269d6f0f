import { defineMessages } from "./define-messages.ts";
import { personalInfo as en } from "./en/personal-info.ts";
import { personalInfo as fr } from "./fr/personal-info.ts";

/** Messages of the personal information form: its fields and their hints. */
export const personalInfoMessages = defineMessages(fr, en);
