import { defineMessages } from "./define-messages.ts";
import { settings as en } from "./en/settings.ts";
import { settings as fr } from "./fr/settings.ts";

/** Messages of the settings page of an administrator. */
export const settingsMessages = defineMessages(fr, en);
