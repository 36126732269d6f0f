import type { BreadcrumbList, IdReference, Thing } from "schema-dts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import type { SiteShellData } from "../shell/site-shell-data.ts";

/** Values that structured data of every page needs: layout data, language, name of the school. */
export type StructuredDataContext = Pick<SiteShellData, "origin" | "campuses" | "settings"> & {
  locale: Locale;
  brand: string;
};

/** Builds the schema.org items of a page from its context. */
export type StructuredDataBuilder = (site: StructuredDataContext) => Thing[];

/** A page in structured data; `address` is its path in the route config. */
export type PageDescription = { title: string; description: string; address: string };

/**
 * A breadcrumb; `href` is a path of the route config, `lang` the language of the label when it is not that of the page.
 */
export type BreadcrumbStep = { label: string; href?: string; lang?: Locale | null };

/** Serializes structured data as JSON-LD; escapes `<`, so that the text cannot end its script element. */
export function serializeStructuredData(things: Thing[]): string {
  const [single] = things;
  const body = things.length === 1 ? single : { "@graph": things };
  const block = { "@context": "https://schema.org", ...(body as object) };
  return JSON.stringify(block).replaceAll("<", "\\u003c");
}

/** Absolute URL of a path in the language of the page. */
export function getAbsoluteUrl({ origin, locale }: StructuredDataContext, address: string): string {
  return origin + localizePath(locale, address);
}

/** Breadcrumbs from the home page; steps without a URL, which are only menu headings, are left out. */
export function breadcrumbList(
  site: StructuredDataContext,
  steps: BreadcrumbStep[],
): BreadcrumbList {
  const linkedSteps = steps.filter(({ href }, index) => href || index === steps.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: linkedSteps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: getAbsoluteUrl(site, href) }),
    })),
  };
}

/** Reference to the school, which the home page describes. */
export function schoolReference({ origin }: StructuredDataContext): IdReference {
  return { "@id": `${origin}/#school` };
}

/** Reference to the school with name and URL, where search engines require them. */
export function schoolIdentity(site: StructuredDataContext) {
  return { ...schoolReference(site), name: site.brand, url: `${site.origin}/` };
}
