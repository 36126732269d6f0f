import { messaging as en } from "./en/messaging.ts";
import { messaging as fr } from "./fr/messaging.ts";
import { bilingual } from "./words.ts";

/** Words of conversations between people and the school, and of the letter that announces a message. */
export const messagingWords = bilingual(fr, en);
