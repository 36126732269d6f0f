import type { FieldChanges } from "#app/features/audit/field-changes.ts";
import { changedFieldTypes } from "#app/features/audit/history-details.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isIsoTimestamp, toCalendarDate } from "#app/lib/calendar-date.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

/**
 * Formats a changed field: « Jours pour répondre : 15 → 20 ».
 *
 * @param field - The name of the field in the history. It decides whether a value is a time, which
 * is formatted as its day.
 * @returns Null without a label.
 */
export function formatChange(
  locale: Locale,
  label: string | null,
  field: string,
  { from, to }: FieldChanges[string],
): string | null {
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const isMoment = getOwnValue(changedFieldTypes, field) === "moment";
  const format = (value: unknown) => formatValue(locale, value, isMoment);
  return label && `${label}${colon}${format(from)} → ${format(to)}`;
}

function formatValue(locale: Locale, value: unknown, isMoment: boolean): string {
  if (value === null || value === "") return "–";
  const text = String(value);
  return isMoment && isIsoTimestamp(text)
    ? formatDate(locale, toCalendarDate(new Date(text)))
    : text;
}
