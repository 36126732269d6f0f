import { defineMessages } from "./define-messages.ts";
import { site as en } from "./en/site.ts";
import { site as fr } from "./fr/site.ts";

/** Texts of the public site that are not in the content: menus, footer, labels of lists. */
export const siteMessages = defineMessages(fr, en);
