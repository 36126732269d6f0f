import { defineMessages } from "./define-messages.ts";
import { reopenedSection as en } from "./en/reopened-section.ts";
import { reopenedSection as fr } from "./fr/reopened-section.ts";

/** Messages of a reopened section in the form. */
export const reopenedSectionMessages = defineMessages(fr, en);
