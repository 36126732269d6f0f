import { defineMessages } from "./define-messages.ts";
import { notifications as en } from "./en/notifications.ts";
import { notifications as fr } from "./fr/notifications.ts";

/** Messages of notifications, and of the pages that list sent and queued emails. */
export const notificationsMessages = defineMessages(fr, en);
