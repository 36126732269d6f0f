import {
  connections,
  countries,
  type Side,
  sides,
  type Wanted,
} from "#app/features/measures/measure.ts";
import { locales } from "#app/i18n/locale.ts";
import type { Query } from "#app/lib/query.ts";

/** What the address asks of the page; the address alone holds it, so that it can be kept and sent. */
export type Asked = Wanted & { by: Side };

/** The names of the parts of the address. */
export const names: Record<Side, string> = {
  page: "page",
  locale: "langue",
  country: "pays",
  connection: "connexion",
};

/** Reads ?par=…&page=…&langue=…&pays=…&connexion=…; the query lists what cannot be read (`unreadable`), which is left out. */
export function filterOf(query: Query, pages: readonly string[]): Asked {
  const one = <T extends string>(side: Side, known: readonly T[]) =>
    query.oneOf(names[side], known) ?? undefined;
  const by = query.oneOf("par", Object.values(names));
  return {
    by: sides.find((side) => names[side] === by) ?? "page",
    page: one("page", pages),
    locale: one("locale", locales),
    country: one("country", countries),
    connection: one("connection", connections),
  };
}

/** The address of the page for a filter, as the floor plan writes it. */
export function addressOf(asked: Asked): string {
  const params = new URLSearchParams();
  if (asked.by !== "page") params.set("par", names[asked.by]);
  for (const side of sides) {
    const value = asked[side];
    if (value) params.set(names[side], value);
  }
  const query = params.toString();
  return `/administration/vitesse${query ? `?${query}` : ""}`;
}

/** Is something left out of what is shown? */
export function isNarrowed(asked: Asked): boolean {
  return sides.some((side) => asked[side] !== undefined);
}
