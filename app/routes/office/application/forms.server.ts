import { z } from "zod";

const text = z.string("unreadable").max(20_000, "too-long:4000").optional();
const word = z.string("not-in-list").max(100, "not-in-list").optional();

export const intents = [
  "show-passport",
  "note-add",
  "note-edit",
  "note-remove",
  "note-pin",
  "note-unpin",
  "theme",
  "double-same",
  "double-different",
  "double-undo",
] as const;

/** What the staff do among themselves with a file: the rooms say what each field may hold. */
export const fileForm = z.object({
  intent: z.enum(intents, "not-in-list"),
  note: word,
  words: text,
  theme: word,
  state: word,
  other: word,
  kept: word,
  add: word,
  version: z.coerce.number("not-in-list").int("not-in-list").min(0, "not-in-list").optional(),
});
