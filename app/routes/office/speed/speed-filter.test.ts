import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { buildSpeedUrl, isSpeedFiltered, parseSpeedFilter } from "./speed-filter.ts";

const parse = (query: string) => parseSpeedFilter(new Query(query), ["/", "/about"]);

test("parseSpeedFilter: reads the grouping and the filter", () => {
  expect(parse("par=pays&page=/about&langue=en&connexion=3g")).toEqual({
    by: "country",
    page: "/about",
    locale: "en",
    country: undefined,
    connection: "3g",
  });
});

test("parseSpeedFilter: ignores unknown values", () => {
  for (const query of ["", "par=x", "page=/secret", "langue=de", "pays=SN", "connexion=2g"]) {
    expect(isSpeedFiltered(parse(query)), query).toBe(false);
    expect(parse(query).by).toBe("page");
  }
});

test("buildSpeedUrl: writes the URL that parseSpeedFilter reads", () => {
  for (const query of ["par=langue&page=%2F&pays=other", "connexion=unknown", ""])
    expect(buildSpeedUrl(parse(query))).toBe(`/administration/vitesse${query ? `?${query}` : ""}`);
});
