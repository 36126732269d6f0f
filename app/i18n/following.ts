import { following as en } from "./en/following.ts";
import { following as fr } from "./fr/following.ts";
import { bilingual } from "./words.ts";

/** Words of what comes after sending: offers, requests, withdrawals, and the letters of each move. */
export const followingWords = bilingual(fr, en);
