import { z } from "zod";

const text = z.string("unreadable").max(20_000, "too-long:4000").optional();
const shortText = z.string("not-in-list").max(100, "not-in-list").optional();

export const staffIntents = [
  "reveal-passport",
  "note-add",
  "note-edit",
  "note-remove",
  "note-pin",
  "note-unpin",
  "check-theme",
  "duplicate-same",
  "duplicate-different",
  "duplicate-undo",
] as const;

/** The form fields of all staff actions on an application; the commands validate each field. */
export const staffActionForm = z.object({
  intent: z.enum(staffIntents, "not-in-list"),
  note: shortText,
  /** The text of a note. */
  text,
  /** The remark about a checked theme. */
  comment: text,
  theme: shortText,
  state: shortText,
  otherId: shortText,
  keptId: shortText,
  addChoices: shortText,
  version: z.coerce.number("not-in-list").int("not-in-list").min(0, "not-in-list").optional(),
});
