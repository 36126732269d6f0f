import { z } from "zod";
import { listFields } from "#app/features/catalogue/fields.ts";
import { toLatinDigits } from "#app/lib/digits.ts";

const text = z.string("unreadable").max(20_000, "too-long:20000").optional();

const position = z.preprocess(
  (value) => (typeof value === "string" ? toLatinDigits(value) : value),
  z.coerce.number("count:1,999").int("count:1,999").min(1, "count:1,999"),
);

/** The form that moves a university or a programme in the list. */
export const moveForm = z.object({
  kind: z.enum(["university", "course"], "not-accepted"),
  id: z.string("required").max(60, "not-accepted"),
  intent: z.enum(["up", "down", "set-position"], "not-accepted"),
  position: position.optional(),
});

/** The form of a university or a programme; app/features/catalogue validates each field. */
export const itemForm = z.object({
  intent: z.enum(["save", "retire", "restore", "remove", "revert-change"], "not-accepted"),
  baseVersion: text,
  changeId: text,
  id: text,
  ...Object.fromEntries(
    [...listFields("university"), ...listFields("course")].map(([name]) => [name, text]),
  ),
});
