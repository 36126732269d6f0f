import type { BreadcrumbList, IdReference, Thing } from "schema-dts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import type { SiteShellData } from "../shell/site-shell-data.ts";

/** What the facts of a page are told from: its frame, its language, the name of the school. */
export type StructuredDataContext = Pick<SiteShellData, "origin" | "campuses" | "settings"> & {
  locale: Locale;
  brand: string;
};

/** Facts of a page in the words of schema.org, once its site is known. */
export type StructuredDataBuilder = (site: StructuredDataContext) => Thing[];

/** A page as its facts name it; its address as the floor plan writes it. */
export type PageDescription = { title: string; description: string; address: string };

/**
 * A step of the way to a page, as the floor plan writes its address. `lang` is the language of its label when it
 * is not that of the page.
 */
export type BreadcrumbStep = { label: string; href?: string; lang?: Locale | null };

/** A page's facts as the text of its data block; no `<` in it can end the block. */
export function serializeStructuredData(things: Thing[]): string {
  const [single] = things;
  const body = things.length === 1 ? single : { "@graph": things };
  const block = { "@context": "https://schema.org", ...(body as object) };
  return JSON.stringify(block).replaceAll("<", "\\u003c");
}

/** The address of a page for search engines, whole. */
export function getAbsoluteUrl({ origin, locale }: StructuredDataContext, address: string): string {
  return origin + localizePath(locale, address);
}

/** The way from the home page; a step without an address is only a heading of the menu, and left out. */
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

/** The school by its identity alone: the home page tells the rest. */
export function schoolReference({ origin }: StructuredDataContext): IdReference {
  return { "@id": `${origin}/#school` };
}

/** The same with its name and address, where a reader needs them at once. */
export function schoolIdentity(site: StructuredDataContext) {
  return { ...schoolReference(site), name: site.brand, url: `${site.origin}/` };
}
