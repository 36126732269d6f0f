import { defineMessages } from "./define-messages.ts";
import { personalInfo as en } from "./en/personal-info.ts";
import { personalInfo as fr } from "./fr/personal-info.ts";

/** Messages of the part of the form about the person: its fields, and what is said beside them. */
export const personalInfoMessages = defineMessages(fr, en);
