import { defineMessages } from "./define-messages.ts";
import { following as en } from "./en/following.ts";
import { following as fr } from "./fr/following.ts";

/** Messages of what comes after sending: offers, requests, withdrawals, and the letters of each move. */
export const followingMessages = defineMessages(fr, en);
