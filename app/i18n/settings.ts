import { defineMessages } from "./define-messages.ts";
import { settings as en } from "./en/settings.ts";
import { settings as fr } from "./fr/settings.ts";

/** Messages of the page where an administrator sets what the school decides. */
export const settingsMessages = defineMessages(fr, en);
