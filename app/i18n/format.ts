import type { Locale } from "./locale.ts";

const localeTags = { fr: "fr-FR", en: "en-CA" } as const;
/** British English dates, because the day comes first in the content and in the date fields. */
const dayFirstTags = { fr: "fr-FR", en: "en-GB" } as const;
const NO_BREAK = "\u00A0";

/**
 * « 20 novembre 2026 » / “20 November 2026”, without a line break.
 * @param day a calendar date (`2026-11-20`). For a moment, use `formatCampusDate`.
 */
export function formatDate(locale: Locale, day: string): string {
  return formatDateParts(locale, new Date(day), { dateStyle: "long", timeZone: "UTC" });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes fifty times as long as using it. */
function getDateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const dateFormat = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
  dateFormats.set(key, dateFormat);
  return dateFormat;
}

/** Formats a date without line breaks. French writes « 1er janvier », for the first day only (Imprimerie nationale). */
function formatDateParts(locale: Locale, value: Date, options: Intl.DateTimeFormatOptions): string {
  const date = getDateFormat(dayFirstTags[locale], options).format(value);
  return (locale === "fr" ? date.replace(/^1(?= )/, "1er") : date).replaceAll(" ", NO_BREAK);
}

/** « mardi 5 janvier 2027 à 14 h 30 » / “Tuesday 5 January 2027 at 14:30”, in a time zone. */
export function formatMoment(locale: Locale, value: Date, timeZone: string): string {
  const weekday = getDateFormat(dayFirstTags[locale], { weekday: "long", timeZone }).format(value);
  const date = formatDateParts(locale, value, { dateStyle: "long", timeZone });
  const time = formatTime(locale, value, timeZone);
  return `${weekday} ${date} ${locale === "fr" ? "à" : "at"} ${time}`;
}

/** « 13 h 02 » / “13:02”, in a time zone. */
export function formatTime(locale: Locale, value: Date, timeZone: string): string {
  const clock = getDateFormat("en-GB", { timeStyle: "short", timeZone }).format(value);
  const [hour = "", minute = ""] = clock.split(":");
  return locale === "fr" ? `${Number(hour)}${NO_BREAK}h${NO_BREAK}${minute}` : clock;
}

/** « 17 nov. » / “17 Nov”, in a time zone. */
export function formatShortDate(locale: Locale, value: Date, timeZone: string): string {
  return formatDateParts(locale, value, { day: "numeric", month: "short", timeZone });
}

/** A size in megabytes with one decimal: « 14,2 » / “14.2”. */
export function formatMegabytes(locale: Locale, bytes: number): string {
  const options = { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(localeTags[locale], options).format(bytes / 1_000_000);
}

/** A number with this many decimals: « 1 234,5 » / “1,234.5”. */
export function formatNumber(locale: Locale, value: number, decimals: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(localeTags[locale], options).format(value);
}

/** A count limited to `max`: « 999 », then « 1 000+ » / “1,000+”. */
export function formatUpTo(locale: Locale, value: number, max: number): string {
  return `${formatNumber(locale, Math.min(value, max), 0)}${value > max ? "+" : ""}`;
}

/**
 * An amount with its currency code, without a line break: « 1 950 000 XOF » / “XOF 1,950,000”. The code and not the
 * symbol: the francs of Senegal and of Cameroon have the same one.
 * @param amountMinor in the smallest unit of the currency: francs, or cents of a dollar
 */
export function formatAmount(locale: Locale, amountMinor: number, currency: string): string {
  const options = { style: "currency", currency, currencyDisplay: "code" } as const;
  const format = new Intl.NumberFormat(localeTags[locale], options);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amountMinor / 10 ** digits).replaceAll(/\s/g, NO_BREAK);
}
