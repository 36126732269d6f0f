import { z } from "zod";

// Only the shape is validated here; app/features/announcements validates texts and recipients.
const text = z.string("required").default("");

/** The form that writes an announcement, or inserts a template into it. */
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

/**
 * The forms of the preview. `expectedCount` is the number of recipients that the preview showed; sending is
 * refused if it changed.
 */
export const previewForm = z.object({
  intent: z.enum(["send", "discard"], "not-in-list"),
  expectedCount: z.coerce.number("not-in-list").int("not-in-list").default(0),
});
