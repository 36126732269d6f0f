import { defineMessages } from "./define-messages.ts";
import { live as en } from "./en/live.ts";
import { live as fr } from "./fr/live.ts";

/** Words said when something arrives on a page that is open. */
export const liveMessages = defineMessages(fr, en);
