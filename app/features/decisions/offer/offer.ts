import {
  type DateParts,
  dayAfter,
  type Read,
  readDate,
} from "#app/features/admissions/calendar.ts";
import { readLines, type Typed } from "#app/features/admissions/text.ts";

/** The letter that recalls an offer leaves when this many days are left to answer it. */
export const REMINDER_DAYS = 3;
/** An answer is never waited for longer than this. */
const LONGEST_DAYS = 180;
/** A condition is a line; a letter of forty is no longer an offer. */
const MOST_CONDITIONS = 10;

/** Without a last day, it is the one that the intake sets. */
export type Terms = { conditions: string[]; answerOn: string | null };
type Found =
  | { ok: true; values: Terms }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads what an offer says: its conditions, a line each (none when it is firm), and its last day.
 * Refuses a day that is not ahead, and an offer under conditions that names none.
 */
export function readTerms(typed: Typed, conditional: boolean, today: string): Found {
  const conditions = conditional ? readConditions(typed.conditions) : noConditions;
  const answerOn = readDay(typed, "answerOn", today);
  if (conditions.ok && answerOn.ok)
    return { ok: true, values: { conditions: conditions.value ?? [], answerOn: answerOn.value } };
  const errors = {
    ...(conditions.ok ? {} : { conditions: conditions.reason }),
    ...(answerOn.ok ? {} : { answerOn: answerOn.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}

const noConditions: Read<string[]> = { ok: true, value: [] };

function readConditions(text: string | undefined): Read<string[]> {
  const read = readLines(text, 2_000);
  if (!read.ok) return read;
  const lines = (read.value ?? "").split("\n").flatMap((line) => line.trim() || []);
  if (lines.length === 0) return { ok: false, reason: "required" };
  if (lines.length > MOST_CONDITIONS) return { ok: false, reason: "conditions-many" };
  return { ok: true, value: lines };
}

/** A day ahead, from the three fields of a form; null when they are empty. */
export function readDay(typed: Typed, field: string, today: string): Read<string> {
  const parts: DateParts = {
    day: typed[`${field}.day`] ?? "",
    month: typed[`${field}.month`] ?? "",
    year: typed[`${field}.year`] ?? "",
  };
  const date = readDate(parts);
  if (!date.ok || date.value === null) return date;
  if (date.value <= today) return { ok: false, reason: "date-not-ahead" };
  return date.value > dayAfter(today, LONGEST_DAYS) ? { ok: false, reason: "date-too-far" } : date;
}
