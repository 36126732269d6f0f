import { defineMessages } from "./define-messages.ts";
import { site as en } from "./en/site.ts";
import { site as fr } from "./fr/site.ts";

/** Messages of the public site that no entry of the content room says: menus, footer, labels of lists. */
export const siteMessages = defineMessages(fr, en);
