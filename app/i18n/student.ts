import { student as en } from "./en/student.ts";
import { student as fr } from "./fr/student.ts";
import { bilingual } from "./words.ts";

/** Words of the frame of the student area. */
export const studentWords = bilingual(fr, en);
