import {
  addDays,
  type DateParts,
  type ParseResult,
  parseDate,
} from "#app/features/admissions/calendar.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";

/** How many days before the deadline the reminder of an offer is sent. */
export const OFFER_REMINDER_DAYS = 3;
/** How many days ahead a deadline may be. */
const MAX_ANSWER_DAYS = 180;
/** The most conditions that one offer may have. */
const MAX_CONDITIONS = 10;

/** Without `answerOn`, the deadline is as many days ahead as the intake sets. */
export type OfferTerms = { conditions: string[]; answerOn: string | null };
type ParseOfferTermsResult =
  | { ok: true; values: OfferTerms }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Parses the terms of an offer: its conditions, one per line (none when unconditional), and its last day. Refuses a
 * day that is not in the future, and a conditional offer without conditions.
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
  if (lines.length > MAX_CONDITIONS) return { ok: false, reason: "too-many-conditions" };
  return { ok: true, value: lines };
}

/** Parses a future day from the three fields of a form; null when they are empty. */
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
  if (date.value <= today) return { ok: false, reason: "date-not-in-future" };
  return date.value > addDays(today, MAX_ANSWER_DAYS)
    ? { ok: false, reason: "date-too-far" }
    : date;
}
