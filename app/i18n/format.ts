import type { Locale } from "./locale.ts";

const localeTags = { fr: "fr-FR", en: "en-CA" } as const;
/** The day comes first in English too, as in the content, and as the fields of a date ask for it. */
const dayFirstTags = { fr: "fr-FR", en: "en-GB" } as const;
const NO_BREAK = "\u00A0";

/**
 * « 20 novembre 2026 » / “20 November 2026”, on one line.
 * @param day a day of the calendar (`2026-11-20`). A moment is no day before a clock is chosen: `formatCampusDate`.
 */
export function formatDate(locale: Locale, day: string): string {
  return formatDateParts(locale, new Date(day), { dateStyle: "long", timeZone: "UTC" });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each way to write: making one takes fifty times as long as writing with it. */
function getDateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const dateFormat = dateFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
  dateFormats.set(key, dateFormat);
  return dateFormat;
}

/** A date that no line cuts. French says « 1er janvier », and no other day so (Imprimerie nationale). */
function formatDateParts(locale: Locale, value: Date, options: Intl.DateTimeFormatOptions): string {
  const date = getDateFormat(dayFirstTags[locale], options).format(value);
  return (locale === "fr" ? date.replace(/^1(?= )/, "1er") : date).replaceAll(" ", NO_BREAK);
}

/** « mardi 5 janvier 2027 à 14 h 30 » / “Tuesday 5 January 2027 at 14:30”, on the clocks of a zone. */
export function formatMoment(locale: Locale, value: Date, timeZone: string): string {
  const weekday = getDateFormat(dayFirstTags[locale], { weekday: "long", timeZone }).format(value);
  const date = formatDateParts(locale, value, { dateStyle: "long", timeZone });
  const time = formatTime(locale, value, timeZone);
  return `${weekday} ${date} ${locale === "fr" ? "à" : "at"} ${time}`;
}

/** « 13 h 02 » / “13:02”, on the clocks of a zone. */
export function formatTime(locale: Locale, value: Date, timeZone: string): string {
  const clock = getDateFormat("en-GB", { timeStyle: "short", timeZone }).format(value);
  const [hour = "", minute = ""] = clock.split(":");
  return locale === "fr" ? `${Number(hour)}${NO_BREAK}h${NO_BREAK}${minute}` : clock;
}

/** « 17 nov. » / “17 Nov”, as `formatTime`. */
export function formatShortDate(locale: Locale, value: Date, timeZone: string): string {
  return formatDateParts(locale, value, { day: "numeric", month: "short", timeZone });
}

/** A size in megabytes with one decimal: « 14,2 » / “14.2”. */
export function formatMegabytes(locale: Locale, bytes: number): string {
  const options = { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(localeTags[locale], options).format(bytes / 1_000_000);
}

/** A number with as many decimals as told: « 1 234,5 » / “1,234.5”. */
export function formatNumber(locale: Locale, value: number, decimals: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(localeTags[locale], options).format(value);
}

/** A number that was counted up to a bound: « 999 », then « 1 000+ » / “1,000+” for any more. */
export function formatUpTo(locale: Locale, value: number, max: number): string {
  return `${formatNumber(locale, Math.min(value, max), 0)}${value > max ? "+" : ""}`;
}
