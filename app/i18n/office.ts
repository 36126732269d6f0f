import { office as en } from "./en/office.ts";
import { office as fr } from "./fr/office.ts";
import { bilingual } from "./words.ts";

/** Words of the office: its frame, the dashboard, the applications, the messages. */
export const officeWords = bilingual(fr, en);
