import type { Locale } from "#app/i18n/locale.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import type { Histogram, Metric } from "./scale.ts";

/** The country of a visit, as far as the school needs it: that of a campus, or other. */
export const countries = ["senegal", "cameroon", "other"] as const;
export type Country = (typeof countries)[number];

/** The connection as the browser reports it. Visits on 2G are not measured; some browsers report nothing. */
export const connections = ["3g", "4g", "unknown"] as const;
export type Connection = (typeof connections)[number];

/** One anonymous page view with its measurements. */
export type PageView = {
  /** The route pattern in French, for example `/actualite/:id`, never the address itself. */
  page: string;
  locale: Locale;
  country: Country;
  connection: Connection;
  /** In milliseconds, except CLS. A browser does not measure everything. */
  values: Partial<Record<Metric, number>>;
};

/** The dimensions by which counts can be grouped. */
export const dimensions = ["page", "locale", "country", "connection"] as const;
export type Dimension = (typeof dimensions)[number];

/** Restricts the counts; missing fields do not filter. */
export type MeasureFilter = {
  page?: string;
  locale?: Locale;
  country?: Country;
  connection?: Connection;
};

/** The histograms of one value of a dimension, by metric. */
export type MeasureLine = { value: string; histograms: Map<Metric, Histogram> };

/** Derives the country from the device's time zone, so that no IP address is looked up. */
export function getCountryOfTimeZone(timeZone: string | undefined): Country {
  if (timeZone === "Africa/Dakar") return "senegal";
  return timeZone === "Africa/Douala" ? "cameroon" : "other";
}

/** Maps the browser's `effectiveType`. */
export function parseConnection(effectiveType: string | undefined): Connection {
  return effectiveType === "3g" || effectiveType === "4g" ? effectiveType : "unknown";
}

/** Long enough to compare a year with the one before. */
export const RETENTION_DAYS = 400;
/** The period of the Chrome UX Report. */
export const REPORT_DAYS = 28;

/** The UTC day (YYYY-MM-DD) that many days before a time. */
export function getDayBefore(moment: Date, days: number): string {
  return toCalendarDate(new Date(moment.getTime() - days * DAY_MS));
}
