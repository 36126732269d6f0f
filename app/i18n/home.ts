import { defineMessages } from "./define-messages.ts";
import { home as en } from "./en/home.ts";
import { home as fr } from "./fr/home.ts";

/** Messages of the home page of the student area. */
export const homeMessages = defineMessages(fr, en);
