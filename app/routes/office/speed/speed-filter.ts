import {
  connections,
  countries,
  type Dimension,
  dimensions,
  type MeasureFilter,
} from "#app/features/measures/measure.ts";
import { locales } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

/** What the address asks of the page; the address alone holds it, so that it can be kept and sent. */
export type SpeedFilter = MeasureFilter & { by: Dimension };

/** The names of the parts of the address. */
export const paramNames: Record<Dimension, string> = {
  page: "page",
  locale: "langue",
  country: "pays",
  connection: "connexion",
};

/** Reads ?par=…&page=…&langue=…&pays=…&connexion=…; the query lists what cannot be read (`unreadable`), which is left out. */
export function parseSpeedFilter(query: Query, pages: readonly string[]): SpeedFilter {
  const parseSide = <T extends string>(side: Dimension, values: readonly T[]) =>
    query.oneOf(paramNames[side], values) ?? undefined;
  const by = query.oneOf("par", Object.values(paramNames));
  return {
    by: dimensions.find((side) => paramNames[side] === by) ?? "page",
    page: parseSide("page", pages),
    locale: parseSide("locale", locales),
    country: parseSide("country", countries),
    connection: parseSide("connection", connections),
  };
}

/** The address of the page for a filter, as the floor plan writes it. */
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

/** Is something left out of what is shown? */
export function isSpeedFiltered(speedFilter: SpeedFilter): boolean {
  return dimensions.some((side) => speedFilter[side] !== undefined);
}
