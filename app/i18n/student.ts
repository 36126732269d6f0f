import { student as en } from "./en/student.ts";
import { student as fr } from "./fr/student.ts";
import { bilingual } from "./words.ts";

/** Words of the student area: its frame, its home, the account. */
export const studentWords = bilingual(fr, en);
