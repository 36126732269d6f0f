import { expect, test } from "vitest";
import { allImportMaps, buildImportMap, findPageLocale } from "./import-map.ts";

test("a page is read in the language of its routes, and the office's in both", () => {
  expect(findPageLocale(["root", "fr/site", "fr/about"])).toBe("fr");
  expect(findPageLocale(["root", "en/student", "en/candidate"])).toBe("en");
  expect(findPageLocale(["root", "fr/office", "fr/office-list"])).toBeUndefined();
  expect(findPageLocale(["root"])).toBeUndefined();
});

test("a page says where the words of its language are, with a text that the policy knows", () => {
  expect(JSON.parse(buildImportMap("fr"))).toEqual({
    imports: { "/assets/words/": "/assets/words-fr/" },
  });
  expect(JSON.parse(buildImportMap())).toEqual({ imports: {} });
  for (const locale of ["fr", "en", undefined] as const)
    expect(allImportMaps).toContain(buildImportMap(locale));
});
