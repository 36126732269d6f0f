import { expect, test } from "vitest";
import { findXmlFault } from "#tests/support/xml-fault.ts";
import { formatSitemap } from "./sitemap-xml.ts";

const day = (text: string) => new Date(`${text}T08:00:00Z`);
const origin = "https://ecole.example";

test("formatSitemap: lists each language of a page with its alternates and its own date", () => {
  const changed = { fr: day("2026-09-01"), en: day("2026-10-02") };
  const xml = formatSitemap(origin, [{ address: "/", changed }]);
  const [french, english] = xml.split("\n").filter((line) => line.startsWith("<url>"));
  expect(french).toContain("<loc>https://ecole.example/</loc><lastmod>2026-09-01T08:00:00.000Z");
  expect(english).toContain("<loc>https://ecole.example/en</loc><lastmod>2026-10-02");
  for (const line of [french, english]) {
    expect(line).toContain('hreflang="fr" href="https://ecole.example/"');
    expect(line).toContain('hreflang="en" href="https://ecole.example/en"');
    expect(line).toContain('hreflang="x-default" href="https://ecole.example/"');
  }
});

test("formatSitemap: returns well-formed XML for any path", () => {
  const hostile = ["/a&b", "/l'été", '/"<x>', "/a]]>b", "/é/ü?q=1&r=2", "/%00"];
  const changed = { fr: day("2026-09-01"), en: day("2026-10-02") };
  const xml = formatSitemap(
    origin,
    hostile.map((address) => ({ address, changed })),
  );
  expect(findXmlFault(xml)).toBeNull();
  expect(findXmlFault(xml.replace("&amp;", "&"))).toMatch("not to be read");
  expect(findXmlFault(xml.replace("</url>", ""))).toMatch("closed out of turn");
});

test("formatSitemap: lists a page without a translation in French only", () => {
  const xml = formatSitemap(origin, [
    { address: "/actualite/fête&co", changed: { fr: day("2026-09-01") } },
  ]);
  expect(xml).toContain("<loc>https://ecole.example/actualite/f%C3%AAte&amp;co</loc>");
  expect(xml).not.toContain("/en/");
});
