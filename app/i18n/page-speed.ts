import { defineMessages } from "./define-messages.ts";
import { pageSpeed as en } from "./en/page-speed.ts";
import { pageSpeed as fr } from "./fr/page-speed.ts";

/** Messages of the page of the office that shows how fast the site is for those who read it. */
export const pageSpeedMessages = defineMessages(fr, en);
