import { type Locale, locales, localizePath } from "#app/i18n/locale.ts";

/** A page that may be found: its address as the floor plan writes it, and when each language last changed. */
export type SitemapPage = { address: string; changed: Partial<Record<Locale, Date>> };

/** The sitemap: each page once for each language it has words in, with the others beside it. */
export function formatSitemap(origin: string, pages: SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => formatEntries(origin, page)),
    "</urlset>\n",
  ].join("\n");
}

function formatEntries(origin: string, { address, changed }: SitemapPage): string[] {
  const availableLocales = locales.filter((locale) => changed[locale]);
  const alternates = [
    ...availableLocales.map((locale) =>
      formatAlternate(locale, origin + localizePath(locale, address)),
    ),
    formatAlternate("x-default", origin + address),
  ];
  return availableLocales.map((locale) =>
    [
      `<url><loc>${escapeUrl(origin + localizePath(locale, address))}</loc>`,
      `<lastmod>${changed[locale]?.toISOString()}</lastmod>`,
      ...alternates,
      "</url>",
    ].join(""),
  );
}

function formatAlternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUrl(href)}"/>`;
}

/** A slug may hold letters that an address and XML write otherwise. */
function escapeUrl(address: string): string {
  return new URL(address).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
