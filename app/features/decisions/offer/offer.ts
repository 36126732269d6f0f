import {
  addDays,
  type DateParts,
  type ParseResult,
  parseDate,
} from "#app/features/admissions/calendar.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";

/** The letter that recalls an offer leaves when this many days are left to answer it. */
export const OFFER_REMINDER_DAYS = 3;
/** An answer is never waited for longer than this. */
const MAX_ANSWER_DAYS = 180;
/** A condition is a line; a letter of forty is no longer an offer. */
const MAX_CONDITIONS = 10;

/** Without a last day, it is the one that the intake sets. */
export type OfferTerms = { conditions: string[]; answerOn: string | null };
type ParseOfferTermsResult =
  | { ok: true; values: OfferTerms }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads what an offer says: its conditions, a line each (none when it is firm), and its last day.
 * Refuses a day that is not ahead, and an offer under conditions that names none.
 */
export function parseOfferTerms(
  input: FormInput,
  isConditional: boolean,
  today: string,
): ParseOfferTermsResult {
  const conditions = isConditional ? parseConditions(input.conditions) : noConditions;
  const answerOn = parseFutureDay(input, "answerOn", today);
  if (conditions.ok && answerOn.ok)
    return { ok: true, values: { conditions: conditions.value ?? [], answerOn: answerOn.value } };
  const errors = {
    ...(conditions.ok ? {} : { conditions: conditions.reason }),
    ...(answerOn.ok ? {} : { answerOn: answerOn.reason }),
  };
  return { ok: false, reason: "invalid", errors };
}

const noConditions: ParseResult<string[]> = { ok: true, value: [] };

function parseConditions(text: string | undefined): ParseResult<string[]> {
  const parsed = parseMultilineText(text, 2_000);
  if (!parsed.ok) return parsed;
  const lines = (parsed.value ?? "").split("\n").flatMap((line) => line.trim() || []);
  if (lines.length === 0) return { ok: false, reason: "required" };
  if (lines.length > MAX_CONDITIONS) return { ok: false, reason: "conditions-many" };
  return { ok: true, value: lines };
}

/** A day ahead, from the three fields of a form; null when they are empty. */
export function parseFutureDay(
  input: FormInput,
  field: string,
  today: string,
): ParseResult<string> {
  const parts: DateParts = {
    day: input[`${field}.day`] ?? "",
    month: input[`${field}.month`] ?? "",
    year: input[`${field}.year`] ?? "",
  };
  const date = parseDate(parts);
  if (!date.ok || date.value === null) return date;
  if (date.value <= today) return { ok: false, reason: "date-not-ahead" };
  return date.value > addDays(today, MAX_ANSWER_DAYS)
    ? { ok: false, reason: "date-too-far" }
    : date;
}
