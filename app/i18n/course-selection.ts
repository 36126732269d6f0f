import { defineMessages } from "./define-messages.ts";
import { courseSelection as en } from "./en/course-selection.ts";
import { courseSelection as fr } from "./fr/course-selection.ts";

/** Messages of choosing programmes: the catalogue and the basket. */
export const courseSelectionMessages = defineMessages(fr, en);
