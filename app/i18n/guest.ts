import { guest as en } from "./en/guest.ts";
import { guest as fr } from "./fr/guest.ts";
import { bilingual } from "./words.ts";

/** Words of an adult who is included in a conversation. */
export const guestWords = bilingual(fr, en);
