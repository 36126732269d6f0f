import { expect, test } from "vitest";
import { importMapOf, importMaps, localeRead } from "./one-language.ts";

test("a page is read in the language of its routes, and the office's in both", () => {
  expect(localeRead(["root", "fr/site", "fr/about"])).toBe("fr");
  expect(localeRead(["root", "en/student", "en/candidate"])).toBe("en");
  expect(localeRead(["root", "fr/office", "fr/office-list"])).toBeUndefined();
  expect(localeRead(["root"])).toBeUndefined();
});

test("a page says where the words of its language are, with a text that the policy knows", () => {
  expect(JSON.parse(importMapOf("fr"))).toEqual({
    imports: { "/assets/words/": "/assets/words-fr/" },
  });
  expect(JSON.parse(importMapOf())).toEqual({ imports: {} });
  for (const locale of ["fr", "en", undefined] as const)
    expect(importMaps).toContain(importMapOf(locale));
});
