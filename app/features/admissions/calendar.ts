import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { DAY_MS } from "#app/lib/duration.ts";

/** The values of the three fields of a date. */
export type DateParts = { day: string; month: string; year: string };

/** A parsed value, or an error code. `null` is an empty answer. */
export type ParseResult<T> = { ok: true; value: T | null } | { ok: false; reason: string };

const monthNames = [
  ["janvier", "january"],
  ["fevrier", "february"],
  ["mars", "march"],
  ["avril", "april"],
  ["mai", "may"],
  ["juin", "june"],
  ["juillet", "july"],
  ["aout", "august"],
  ["septembre", "september"],
  ["octobre", "october"],
  ["novembre", "november"],
  ["decembre", "december"],
];

/**
 * Parses a date from three fields (« 5 3 2009 », « 5 mars 2009 ») or from the first one alone. Returns one error at a
 * time (APP-11): a missing part, then an unreadable one, then a day that does not exist.
 */
export function parseDate(parts: DateParts): ParseResult<string> {
  const { day, month, year } = splitDate(parts);
  if (!day && !month && !year) return { ok: true, value: null };
  if (!day) return { ok: false, reason: "date-day-missing" };
  if (!month) return { ok: false, reason: "date-month-missing" };
  if (!year) return { ok: false, reason: "date-year-missing" };
  const d = Number(/^(\d{1,2})(er|st|nd|rd|th)?$/.exec(day)?.[1] ?? Number.NaN);
  const m = parseMonth(month);
  if (!/^\d{4}$/.test(year)) return { ok: false, reason: "date-year-digits" };
  if (m === null) return { ok: false, reason: "date-month-unknown" };
  const y = Number(year);
  if (!isYearInRange(y)) return { ok: false, reason: "date-year-range" };
  if (!(d >= 1 && d <= daysInMonth(y, m)))
    return { ok: false, reason: `date-impossible:${y}-${padTwoDigits(m)},${daysInMonth(y, m)}` };
  return { ok: true, value: `${y}-${padTwoDigits(m)}-${padTwoDigits(d)}` };
}

/** Parses a year alone (« 2005 »). Refuses a day or month beside it with `birth-year-alone`. */
export function parseYear({ day, month, year }: DateParts): ParseResult<string> {
  if (day.trim() || month.trim()) return { ok: false, reason: "birth-year-alone" };
  const text = toLatinDigits(year).trim();
  if (text === "") return { ok: true, value: null };
  if (!/^\d{4}$/.test(text)) return { ok: false, reason: "date-year-digits" };
  if (!isYearInRange(Number(text))) return { ok: false, reason: "date-year-range" };
  return { ok: true, value: text };
}

const isYearInRange = (year: number) => year >= 1900 && year <= 2100;

/** Whether a stored date is only a year (YYYY instead of YYYY-MM-DD). */
export function isYearOnly(date: string): boolean {
  return date.length === 4;
}

/** Splits a stored date into the three fields; all empty for null. */
export function toDateParts(date: string | null): DateParts {
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  return { day: day.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
}

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The age in whole years. A year alone counts from 31 December, so that nobody is an adult too early. */
export function getAge(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  const birthday = isYearOnly(birth) ? "12-31" : birth.slice(5);
  return day.slice(5) < birthday ? years - 1 : years;
}

/** Whole months between two dates; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    (Number(to.slice(5, 7)) - Number(from.slice(5, 7)));
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

export function addDays(date: string, days: number): string {
  return toCalendarDate(new Date(Date.parse(date) + days * DAY_MS));
}

/** The last millisecond of a day in Dakar, which is on UTC all year. */
export function getEndOfDay(date: string): Date {
  return new Date(`${date}T23:59:59.999Z`);
}

/** Splits a whole date written in the first field (« 5/3/2009 », « 5 mars 2009 », 2009-03-05). */
function splitDate(parts: DateParts): DateParts {
  const day = normalizeForSearch(toLatinDigits(parts.day));
  const month = normalizeForSearch(toLatinDigits(parts.month));
  const year = normalizeForSearch(toLatinDigits(parts.year));
  if (!day || month || year) return { day, month, year };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day);
  if (iso) return { day: iso[3] ?? "", month: iso[2] ?? "", year: iso[1] ?? "" };
  const [first = "", second = "", third = ""] = day.split(/[\s/.,-]+/);
  const startsWithMonth = /^\p{L}/u.test(first);
  return startsWithMonth
    ? { day: second, month: first, year: third }
    : { day: first, month: second, year: third };
}

/** Parses a month by number, name or unambiguous prefix, in French or English; else null. */
function parseMonth(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) {
    const month = Number(text);
    return month >= 1 && month <= 12 ? month : null;
  }
  const prefix = text.replace(/\.$/, "");
  if (prefix.length < 3) return null;
  const matches = monthNames.flatMap((names, index) =>
    names.some((name) => name.startsWith(prefix)) ? [index + 1] : [],
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
