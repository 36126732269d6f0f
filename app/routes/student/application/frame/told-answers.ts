import { type DateParts, readDate } from "#app/features/admissions/calendar.ts";
import { phoneCountries } from "#app/features/identity/account/account.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { formatDate } from "#app/i18n/format.ts";
import { labelIn, listsWords } from "#app/i18n/lists.ts";
import type { Locale } from "#app/i18n/locale.ts";

type Typed = Record<string, string | undefined>;
export type ToldAnswer = { label: string; value: string };

/**
 * What was typed in a form, in the words of its fields: a country by its name, a date in full where it is one. `labels`
 * names the fields and gives their order; an answer left empty, and one without a label, is not told.
 */
export function toldAnswers(
  locale: Locale,
  typed: Typed,
  labels: Record<string, string>,
): ToldAnswer[] {
  const inputs = Object.keys(typed).map((input) => input.split(".", 1)[0] ?? input);
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = inputs.includes(field) ? tell(locale, field, typed) : "";
    return value ? [{ label, value }] : [];
  });
}

function tell(locale: Locale, field: string, typed: Typed): string {
  const { info, cursus } = applicationWords[locale];
  const lists = listsWords[locale];
  const text = typed[field]?.trim() ?? "";
  if (/On$/.test(field)) return dateIn(locale, field, typed);
  if (/Phone$/.test(field)) return phoneIn(field, typed);
  if (text === "" && field !== "average") return "";
  switch (field) {
    case "birthCountry":
    case "nationality":
    case "country":
      return labelIn(lists.countries, text) ?? "";
    case "activity":
      return labelIn(lists.activities, text) ?? "";
    case "level":
      return labelIn(lists.levels, text) ?? "";
    case "hasPassport":
      return text === "yes" ? info.hasPassportYes : info.hasPassportNo;
    case "average":
      if (typed.averagePending) return cursus.pending;
      return text && `${text} (${labelIn(lists.scales, typed.averageScale ?? "")})`;
    default:
      return text;
  }
}

function dateIn(locale: Locale, field: string, typed: Typed): string {
  const part = (name: keyof DateParts) => typed[`${field}.${name}`]?.trim() ?? "";
  const parts = { day: part("day"), month: part("month"), year: part("year") };
  const date = readDate(parts);
  if (date.ok && date.value) return formatDate(locale, date.value);
  return Object.values(parts).filter(Boolean).join(" ");
}

function phoneIn(field: string, typed: Typed): string {
  const number = typed[`${field}.number`]?.trim() ?? "";
  const codes: Record<string, string> = phoneCountries;
  const code = codes[typed[`${field}.country`] ?? ""] ?? "";
  // Written in full, it has its own.
  return number === "" || number.startsWith("+") || code === "" ? number : `${code} ${number}`;
}
