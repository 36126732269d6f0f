import { z } from "zod";

// Only the shape is read here: the rooms say what may be sent, and to whom.
const text = z.string("required").default("");

/** The form that writes an announcement, or puts a template in it. */
export const announcementForm = z.object({
  intent: text,
  template: text,
  campus: text,
  intakeId: text,
  state: text,
  courseId: text,
  subjectFr: text,
  contentFr: text,
  subjectEn: text,
  contentEn: text,
});

/** The forms of the preview: what it is sent to was seen there. */
export const previewForm = z.object({
  intent: z.enum(["send", "drop"], "not-in-list"),
  seen: z.coerce.number("not-in-list").int("not-in-list").default(0),
});
