import { type Locale, locales, pathIn } from "#app/i18n/locale.ts";

/** A page that may be found: its address as the floor plan writes it, and when each language last changed. */
export type Findable = { address: string; changed: Partial<Record<Locale, Date>> };

/** The sitemap: each page once for each language it has words in, with the others beside it. */
export function sitemapXml(origin: string, pages: Findable[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(origin, page)),
    "</urlset>\n",
  ].join("\n");
}

function entriesOf(origin: string, { address, changed }: Findable): string[] {
  const spoken = locales.filter((locale) => changed[locale]);
  const others = [
    ...spoken.map((locale) => alternate(locale, origin + pathIn(locale, address))),
    alternate("x-default", origin + address),
  ];
  return spoken.map((locale) =>
    [
      `<url><loc>${escaped(origin + pathIn(locale, address))}</loc>`,
      `<lastmod>${changed[locale]?.toISOString()}</lastmod>`,
      ...others,
      "</url>",
    ].join(""),
  );
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`;
}

/** A slug may hold letters that an address and XML write otherwise. */
function escaped(address: string): string {
  return new URL(address).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
