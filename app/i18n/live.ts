import { defineMessages } from "./define-messages.ts";
import { live as en } from "./en/live.ts";
import { live as fr } from "./fr/live.ts";

/** Announcements for screen readers when an open page gets new data. */
export const liveMessages = defineMessages(fr, en);
