import { type DateParts, parseDate } from "#app/features/admissions/calendar.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type SubmittedValues = Record<string, string | undefined>;
export type FormattedAnswer = { label: string; value: string };
/** How a form tells one of its fields; undefined where it is told as it was typed. */
export type FormatField = (
  locale: Locale,
  field: string,
  typed: SubmittedValues,
) => string | undefined;

/**
 * What was typed in a form, in the words of its fields (`tellOwn`), a date in full where it is one. `labels` names the
 * fields and gives their order; an answer left empty, and one without a label, is not told.
 */
export function formatAnswers(
  locale: Locale,
  typed: SubmittedValues,
  labels: Record<string, string>,
  formatField: FormatField,
): FormattedAnswer[] {
  const inputs = Object.keys(typed).map((input) => input.split(".", 1)[0] ?? input);
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = inputs.includes(field) ? formatAnswer(locale, field, typed, formatField) : "";
    return value ? [{ label, value }] : [];
  });
}

function formatAnswer(
  locale: Locale,
  field: string,
  typed: SubmittedValues,
  formatField: FormatField,
): string {
  if (/On$/.test(field)) return formatSubmittedDate(locale, field, typed);
  return formatField(locale, field, typed) ?? typed[field]?.trim() ?? "";
}

function formatSubmittedDate(locale: Locale, field: string, typed: SubmittedValues): string {
  const part = (name: keyof DateParts) => typed[`${field}.${name}`]?.trim() ?? "";
  const parts = { day: part("day"), month: part("month"), year: part("year") };
  const date = parseDate(parts);
  if (date.ok && date.value) return formatDate(locale, date.value);
  return Object.values(parts).filter(Boolean).join(" ");
}
