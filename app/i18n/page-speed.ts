import { defineMessages } from "./define-messages.ts";
import { pageSpeed as en } from "./en/page-speed.ts";
import { pageSpeed as fr } from "./fr/page-speed.ts";

/** Messages of the page on the loading speed of the site. */
export const pageSpeedMessages = defineMessages(fr, en);
