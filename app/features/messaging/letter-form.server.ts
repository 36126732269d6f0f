import { z } from "zod";
import { campuses } from "#app/features/identity/actor.ts";

// Only the shape is read here: `message.ts` says what may be sent, and the commands apply it.
const text = z.string("required").default("");
/** The name that a page gave to this sending; any other text is as none. */
const attempt = z.uuid().optional().catch(undefined);

/** The form by which a person writes to a campus. */
export const toSchool = z.object({
  campus: z.enum(campuses, "required"),
  subject: text,
  content: text,
  attempt,
});

/** The form by which the school writes to a person. */
export const toPerson = z.object({ subject: text, content: text, attempt });

/** The forms about the adult of a conversation: to include them, or to take one out. */
export const aboutGuest = z.object({
  intent: z.enum(["include-guest", "remove-guest"], "not-in-list"),
  guest: z.string().optional(),
});

/** The form that says that a conversation asks for no answer, up to which message, or that it waits after all. */
export const settling = z.object({
  intent: z.enum(["settle", "unsettle"], "not-in-list"),
  last: text,
});

/** A letter that is being written, and the template to put in it. */
export const inserting = z.object({
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
export const answer = z.object({ content: text, attempt });
