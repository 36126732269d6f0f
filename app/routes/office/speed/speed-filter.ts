import {
  connections,
  countries,
  type Dimension,
  dimensions,
  type MeasureFilter,
} from "#app/features/measures/measure.ts";
import { locales } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

/**
 * The grouping and filter of the page. They are only in the URL, so that it can be bookmarked and
 * shared.
 */
export type SpeedFilter = MeasureFilter & { by: Dimension };

/** The names of the URL parameters. */
export const paramNames: Record<Dimension, string> = {
  page: "page",
  locale: "langue",
  country: "pays",
  connection: "connexion",
};

/**
 * Reads ?par=…&page=…&langue=…&pays=…&connexion=… Unreadable values are ignored and listed in
 * `query.unreadable`.
 */
export function parseSpeedFilter(query: Query, pages: readonly string[]): SpeedFilter {
  const parseSide = <T extends string>(side: Dimension, values: readonly T[]) =>
    query.option(paramNames[side], values) ?? undefined;
  const by = query.option("par", Object.values(paramNames));
  return {
    by: dimensions.find((side) => paramNames[side] === by) ?? "page",
    page: parseSide("page", pages),
    locale: parseSide("locale", locales),
    country: parseSide("country", countries),
    connection: parseSide("connection", connections),
  };
}

/** The French URL of the page for a filter. */
export function buildSpeedUrl(speedFilter: SpeedFilter): string {
  const params = new URLSearchParams();
  if (speedFilter.by !== "page") params.set("par", paramNames[speedFilter.by]);
  for (const side of dimensions) {
    const value = speedFilter[side];
    if (value) params.set(paramNames[side], value);
  }
  const query = params.toString();
  return `/administration/vitesse${query ? `?${query}` : ""}`;
}

/** Whether the filter excludes anything. */
export function isSpeedFiltered(speedFilter: SpeedFilter): boolean {
  return dimensions.some((side) => speedFilter[side] !== undefined);
}
