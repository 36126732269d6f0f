import { defineMessages } from "./define-messages.ts";
import { people as en } from "./en/people.ts";
import { people as fr } from "./fr/people.ts";

/** Messages of the pages by which the school helps a candidate with their account. */
export const peopleMessages = defineMessages(fr, en);
