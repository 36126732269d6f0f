import { expect, test } from "vitest";
import { chooseCssVariant, inlineForBrowser, stylesheetVersions } from "./css-variants.server.ts";

const site = "/assets/site-AAAAAAAA.css";
const accessPage = "/assets/access-page-BBBBBBBB.css";
const texts: Record<string, string> = { [site]: "a{b:c}", [accessPage]: "p{q:r}" };
const html = `<html><head><link rel="stylesheet" href="${accessPage}"/><link rel="stylesheet" href="${site}"/></head><body></body></html>`;

test("stylesheetVersions: returns the shared stylesheet first, wherever it is linked", () => {
  expect(stylesheetVersions([accessPage, site])).toEqual(["AAAAAAAA", "BBBBBBBB"]);
  expect(stylesheetVersions([site, accessPage])).toEqual(["AAAAAAAA", "BBBBBBBB"]);
});

test.for([
  [undefined, "inlineAll"],
  ["theme=dark", "inlineAll"],
  ["sheets=", "inlineAll"],
  ["sheets=BBBBBBBB", "inlineAll"],
  ["oldsheets=AAAAAAAA", "inlineAll"],
  ["cart=x; sheets=CCCCCCCC.AAAAAAAA", "inlineUncached"],
  ["sheets=BBBBBBBB.AAAAAAAA", "linkAll"],
] as const)("a browser whose cookies are %s needs the version %s", ([cookies, version]) => {
  expect(chooseCssVariant(cookies, stylesheetVersions([site, accessPage]))).toBe(version);
});

test.for([
  [undefined, "p{q:r}a{b:c}"],
  ["sheets=AAAAAAAA", "p{q:r}"],
  ["sheets=AAAAAAAA.BBBBBBBB", ""],
] as const)("a page made for a browser whose cookies are %s carries “%s”", ([cookies, styles]) => {
  const carried = inlineForBrowser(cookies, html, (href) => texts[href]);
  expect(carried.styles).toBe(styles);
  expect(carried.html.includes("<style>")).toBe(styles !== "");
});
