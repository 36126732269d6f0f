import { interview as en } from "./en/interview.ts";
import { interview as fr } from "./fr/interview.ts";
import { bilingual } from "./words.ts";

/** Words of interviews: on both sides, in letters and in calendars. */
export const interviewWords = bilingual(fr, en);
