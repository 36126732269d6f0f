import { defineMessages } from "./define-messages.ts";
import { personName as en } from "./en/person-name.ts";
import { personName as fr } from "./fr/person-name.ts";

/** Messages about the names of a person, wherever a form asks for them. */
export const personNameMessages = defineMessages(fr, en);
