import { announcement as en } from "./en/announcement.ts";
import { announcement as fr } from "./fr/announcement.ts";
import { bilingual } from "./words.ts";

/** Words of the announcements of the office. */
export const announcementWords = bilingual(fr, en);
