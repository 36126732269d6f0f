import { type Locale, locales, localizePath } from "#app/i18n/locale.ts";

/** A page of the sitemap: `address` is its path in the route config, `changed` the last change of each language. */
export type SitemapPage = { address: string; changed: Partial<Record<Locale, Date>> };

/** Formats the sitemap: one entry per page and published language, with its alternates. */
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

/** Encodes a URL for XML: a slug may contain characters that URLs or XML escape. */
function escapeUrl(address: string): string {
  return new URL(address).href.replaceAll("&", "&amp;").replaceAll("'", "&apos;");
}
