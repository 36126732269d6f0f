import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import { buildSpeedUrl, isSpeedFiltered, parseSpeedFilter } from "./speed-filter.ts";

const read = (query: string) => parseSpeedFilter(new Query(query), ["/", "/about"]);

test("reads what the rows are and what is asked of them", () => {
  expect(read("par=pays&page=/about&langue=en&connexion=3g")).toEqual({
    by: "country",
    page: "/about",
    locale: "en",
    country: undefined,
    connection: "3g",
  });
});

test("leaves out what it does not understand", () => {
  for (const query of ["", "par=x", "page=/secret", "langue=de", "pays=SN", "connexion=2g"]) {
    expect(isSpeedFiltered(read(query)), query).toBe(false);
    expect(read(query).by).toBe("page");
  }
});

test("writes the address it has read", () => {
  for (const query of ["par=langue&page=%2F&pays=other", "connexion=unknown", ""])
    expect(buildSpeedUrl(read(query))).toBe(`/administration/vitesse${query ? `?${query}` : ""}`);
});
