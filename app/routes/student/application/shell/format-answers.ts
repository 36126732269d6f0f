import { type DateParts, parseDate } from "#app/features/admissions/calendar.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type SubmittedValues = Record<string, string | undefined>;
export type FormattedAnswer = { label: string; value: string };
/** Formats one field of a form; undefined returns the value as typed. */
export type FormatField = (
  locale: Locale,
  field: string,
  submitted: SubmittedValues,
) => string | undefined;

/**
 * Formats submitted values as text with `formatField`. `labels` gives the labels and their
 * order; empty answers and fields without a label are left out.
 */
export function formatAnswers(
  locale: Locale,
  submitted: SubmittedValues,
  labels: Record<string, string>,
  formatField: FormatField,
): FormattedAnswer[] {
  const inputs = Object.keys(submitted).map((input) => input.split(".", 1)[0] ?? input);
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = inputs.includes(field) ? formatAnswer(locale, field, submitted, formatField) : "";
    return value ? [{ label, value }] : [];
  });
}

function formatAnswer(
  locale: Locale,
  field: string,
  submitted: SubmittedValues,
  formatField: FormatField,
): string {
  return formatField(locale, field, submitted) ?? submitted[field]?.trim() ?? "";
}

/** A typed date in full, or its parts as typed while they are no date. */
export function formatSubmittedDate(
  locale: Locale,
  field: string,
  submitted: SubmittedValues,
): string {
  const part = (name: keyof DateParts) => submitted[`${field}.${name}`]?.trim() ?? "";
  const parts = { day: part("day"), month: part("month"), year: part("year") };
  const date = parseDate(parts);
  if (date.ok && date.value) return formatDate(locale, date.value);
  return Object.values(parts).filter(Boolean).join(" ");
}
