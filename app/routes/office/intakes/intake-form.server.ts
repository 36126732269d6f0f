import { z } from "zod";

const text = z.string("unreadable").max(200, "too-long:200").optional();
const date = (name: string) =>
  Object.fromEntries(["day", "month", "year"].map((part) => [`${name}.${part}`, text]));

/** The form of an intake; app/features/admissions validates each field. */
export const intakeForm = z.object({
  nameFr: text,
  nameEn: text,
  year: text,
  ...date("opensOn"),
  ...date("closesOn"),
  graceHours: text,
  answerDays: text,
  intent: z.literal("remove").optional(),
  /** The version that the page showed (`getIntakeVersion`). */
  version: text,
});
