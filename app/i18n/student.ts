import { defineMessages } from "./define-messages.ts";
import { student as en } from "./en/student.ts";
import { student as fr } from "./fr/student.ts";

/** Messages of the layout of the student area. */
export const studentMessages = defineMessages(fr, en);
