import type { Locale } from "#app/i18n/locale.ts";
import type { Histogram, Metric } from "./scale.ts";

/** Where a visit came from, as far as the school needs to know: the country of a campus, or not. */
export const countries = ["senegal", "cameroon", "other"] as const;
export type Country = (typeof countries)[number];

/** What browsers say of the connection. On 2G nothing is measured; some browsers say nothing. */
export const connections = ["3g", "4g", "unknown"] as const;
export type Connection = (typeof connections)[number];

/** One page that somebody read: which, where, and how fast it was. Nothing says who. */
export type PageView = {
  /** As the floor plan writes it in French, for instance `/actualite/:id`; never an address as typed. */
  page: string;
  locale: Locale;
  country: Country;
  connection: Connection;
  /** In milliseconds, but CLS. A browser does not measure everything. */
  values: Partial<Record<Metric, number>>;
};

/** What the counts can be told apart by. */
export const dimensions = ["page", "locale", "country", "connection"] as const;
export type Dimension = (typeof dimensions)[number];

/** Only the views of this page, this language…; what is left out is not asked. */
export type MeasureFilter = {
  page?: string;
  locale?: Locale;
  country?: Country;
  connection?: Connection;
};

/** The views of one page (or language, country, connection), by metric. */
export type MeasureLine = { of: string; histograms: Map<Metric, Histogram> };

/** The country of a campus by the time zone of the device, so that no address of the network is looked up. */
export function getCountryOfTimeZone(timeZone: string | undefined): Country {
  if (timeZone === "Africa/Dakar") return "senegal";
  return timeZone === "Africa/Douala" ? "cameroon" : "other";
}

/** The connection by the browser's `effectiveType`. */
export function parseConnection(effectiveType: string | undefined): Connection {
  return effectiveType === "3g" || effectiveType === "4g" ? effectiveType : "unknown";
}

/** Days a measure is kept: a year can be compared with the one before. */
export const RETENTION_DAYS = 400;
/** Days the office looks at, as the Chrome user experience report does. */
export const REPORT_DAYS = 28;

/** The calendar day (AAAA-MM-JJ, in UTC) so many days before a moment. */
export function getDayBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
