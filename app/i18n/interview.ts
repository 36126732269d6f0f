import { defineMessages } from "./define-messages.ts";
import { interview as en } from "./en/interview.ts";
import { interview as fr } from "./fr/interview.ts";

/** Messages of interviews: for candidates and staff, in emails and calendars. */
export const interviewMessages = defineMessages(fr, en);
