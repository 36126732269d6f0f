import { z } from "zod";
import { campuses } from "#app/features/access/actor.ts";

// Checks the shape only; the commands apply the rules of message.ts.
const text = z.string("required").default("");
/** The id that the page gave to this attempt; an invalid one counts as missing. */
const attempt = z.uuid().optional().catch(undefined);

/** A candidate writes to a campus. */
export const messageToSchoolForm = z.object({
  campus: z.enum(campuses, "required"),
  subject: text,
  content: text,
  attempt,
});

/** An officer writes to a candidate. */
export const messageToPersonForm = z.object({ subject: text, content: text, attempt });

/** Adds the consenting adult to a thread, or removes one. */
export const guestForm = z.object({
  intent: z.enum(["include-guest", "remove-guest"], "not-in-list"),
  guest: z.string().optional(),
});

/** Marks a thread as needing no reply up to message `last`, or as waiting again. */
export const settleThreadForm = z.object({
  intent: z.enum(["mark-settled", "mark-waiting"], "not-in-list"),
  last: text,
});

/** A message being written, with the template to insert. */
export const insertTemplateForm = z.object({
  intent: z.literal("insert-template", "not-in-list"),
  template: text,
  subject: text,
  content: text,
});

export const templateForm = z.object({
  name: text,
  subjectFr: text,
  contentFr: text,
  subjectEn: text,
  contentEn: text,
});

/** The reply form of a thread. */
export const replyForm = z.object({ content: text, attempt });
