import { expect, test } from "vitest";
import { allImportMaps, buildImportMap, findPageLocale } from "./import-map.ts";

test("findPageLocale: returns the language of the routes, and undefined for the office", () => {
  expect(findPageLocale(["root", "fr/site", "fr/about"])).toBe("fr");
  expect(findPageLocale(["root", "en/student", "en/candidate"])).toBe("en");
  expect(findPageLocale(["root", "fr/office", "fr/office-list"])).toBeUndefined();
  expect(findPageLocale(["root"])).toBeUndefined();
});

test("buildImportMap: maps the messages to one language, with a text that the policy allows", () => {
  expect(JSON.parse(buildImportMap("fr"))).toEqual({
    imports: { "/assets/words/": "/assets/words-fr/" },
  });
  expect(JSON.parse(buildImportMap())).toEqual({ imports: {} });
  for (const locale of ["fr", "en", undefined] as const)
    expect(allImportMaps).toContain(buildImportMap(locale));
});
