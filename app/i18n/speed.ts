import { defineMessages } from "./define-messages.ts";
import { speed as en } from "./en/speed.ts";
import { speed as fr } from "./fr/speed.ts";

/** Messages of the page of the office that shows how fast the site is for those who read it. */
export const speedMessages = defineMessages(fr, en);
