import { defineMessages } from "./define-messages.ts";
import { interview as en } from "./en/interview.ts";
import { interview as fr } from "./fr/interview.ts";

/** Messages of interviews: on both sides, in letters and in calendars. */
export const interviewMessages = defineMessages(fr, en);
