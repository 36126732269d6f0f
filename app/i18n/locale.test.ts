import { expect, test } from "vitest";
import { getLocale, localizePath, stripLocale } from "./locale.ts";

test.for([
  ["/", "fr", "/"],
  ["/contacts", "fr", "/contacts"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en.data", "en", ".data"],
  ["/en/contacts", "en", "/contacts"],
  ["/engagements", "fr", "/engagements"],
  ["/en/engagements", "en", "/engagements"],
  ["/english", "fr", "/english"],
  ["/espace-etudiant/en", "fr", "/espace-etudiant/en"],
  ["/en//evil.test", "en", "/evil.test"],
  ["/en///evil.test", "en", "/evil.test"],
  ["/en/\\evil.test", "en", "/evil.test"],
  ["//evil.test", "fr", "/evil.test"],
] as const)("getLocale, stripLocale: %s", ([address, locale, page]) => {
  expect(getLocale(address)).toBe(locale);
  expect(stripLocale(address)).toBe(page);
});

test.for([
  ["/", "/", "/en"],
  ["/#partenaire", "/#partenaire", "/en#partenaire"],
  ["/contacts", "/contacts", "/en/contacts"],
  ["/campus/SENEGAL?a=1", "/campus/SENEGAL?a=1", "/en/campus/SENEGAL?a=1"],
] as const)("localizePath: %s", ([page, french, english]) => {
  expect(localizePath("fr", page)).toBe(french);
  expect(localizePath("en", page)).toBe(english);
});
