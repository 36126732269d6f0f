import { defineMessages } from "./define-messages.ts";
import { reopenedSection as en } from "./en/reopened-section.ts";
import { reopenedSection as fr } from "./fr/reopened-section.ts";

/** Messages of a section of the form that the school has opened again. */
export const reopenedSectionMessages = defineMessages(fr, en);
