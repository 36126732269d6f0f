import { type DateParts, parseDate } from "#app/features/admissions/calendar.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type Typed = Record<string, string | undefined>;
export type ToldAnswer = { label: string; value: string };
/** How a form tells one of its fields; undefined where it is told as it was typed. */
export type TellField = (locale: Locale, field: string, typed: Typed) => string | undefined;

/**
 * What was typed in a form, in the words of its fields (`tellOwn`), a date in full where it is one. `labels` names the
 * fields and gives their order; an answer left empty, and one without a label, is not told.
 */
export function toldAnswers(
  locale: Locale,
  typed: Typed,
  labels: Record<string, string>,
  tellOwn: TellField,
): ToldAnswer[] {
  const inputs = Object.keys(typed).map((input) => input.split(".", 1)[0] ?? input);
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = inputs.includes(field) ? tell(locale, field, typed, tellOwn) : "";
    return value ? [{ label, value }] : [];
  });
}

function tell(locale: Locale, field: string, typed: Typed, tellOwn: TellField): string {
  if (/On$/.test(field)) return dateIn(locale, field, typed);
  return tellOwn(locale, field, typed) ?? typed[field]?.trim() ?? "";
}

function dateIn(locale: Locale, field: string, typed: Typed): string {
  const part = (name: keyof DateParts) => typed[`${field}.${name}`]?.trim() ?? "";
  const parts = { day: part("day"), month: part("month"), year: part("year") };
  const date = parseDate(parts);
  if (date.ok && date.value) return formatDate(locale, date.value);
  return Object.values(parts).filter(Boolean).join(" ");
}
