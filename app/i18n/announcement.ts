import { defineMessages } from "./define-messages.ts";
import { announcement as en } from "./en/announcement.ts";
import { announcement as fr } from "./fr/announcement.ts";

/** Messages of the announcements of the office. */
export const announcementMessages = defineMessages(fr, en);
