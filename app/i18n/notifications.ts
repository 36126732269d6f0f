import { defineMessages } from "./define-messages.ts";
import { notifications as en } from "./en/notifications.ts";
import { notifications as fr } from "./fr/notifications.ts";

/** Messages of what people are told, and of the pages that say what left and what will. */
export const notificationsMessages = defineMessages(fr, en);
