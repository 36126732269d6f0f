import { z } from "zod";
import { campuses } from "#app/features/identity/actor.ts";

// Only the shape is read here: `message.ts` says what may be sent, and the commands apply it.
const text = z.string("required").default("");
/** The name that a page gave to this sending; any other text is as none. */
const attempt = z.uuid().optional().catch(undefined);

/** The form by which a person writes to a campus. */
export const messageToSchoolForm = z.object({
  campus: z.enum(campuses, "required"),
  subject: text,
  content: text,
  attempt,
});

/** The form by which the school writes to a person. */
export const messageToPersonForm = z.object({ subject: text, content: text, attempt });

/** The forms about the adult of a conversation: to include them, or to take one out. */
export const guestForm = z.object({
  intent: z.enum(["include-guest", "remove-guest"], "not-in-list"),
  guest: z.string().optional(),
});

/** The form that says that a conversation asks for no answer, up to which message, or that it waits after all. */
export const settleThreadForm = z.object({
  intent: z.enum(["settle", "unsettle"], "not-in-list"),
  last: text,
});

/** A letter that is being written, and the template to put in it. */
export const insertTemplateForm = z.object({
  intent: z.literal("insert-template", "not-in-list"),
  template: text,
  subject: text,
  content: text,
});

/** The form of a template. */
export const templateForm = z.object({
  name: text,
  subjectFr: text,
  contentFr: text,
  subjectEn: text,
  contentEn: text,
});

/** The form at the foot of a conversation. */
export const replyForm = z.object({ content: text, attempt });
