import { z } from "zod";
import { isCalendarDate } from "#app/lib/calendar-date.ts";

const text = (maxLength: number) =>
  z.string().trim().max(maxLength, `too-long:${maxLength}`).default("");

/** The form of the name, description and credit. */
export const descriptionForm = z.object({
  title: z.string("required").trim().min(1, "required").max(100, "too-long:100"),
  titleEn: text(100),
  role: z.enum(["described", "decorative"], "required").default("described"),
  altFr: text(300),
  altEn: text(300),
  credit: text(200),
  demo: z.literal("on").optional(),
  spoken: z.literal("on").optional(),
  hasSpeech: z.string().max(5).optional(),
});

/** A day as a date input sends it: `2027-08-31`; null when empty. */
const day = z
  .string()
  .trim()
  .default("")
  .refine((text) => text === "" || isCalendarDate(text), "date-invalid")
  .transform((text) => text || null);

/** The form about recognisable people and their consent. */
export const peopleForm = z.object({
  people: z.enum(["no", "yes"], "required"),
  agreedOn: day,
  agreedUntil: day,
  agreement: text(300),
});

const percent = z.coerce.number("not-accepted").min(0, "not-accepted").max(100, "not-accepted");

/** The focal point, in percent. */
export const focusForm = z.object({ x: percent, y: percent });
