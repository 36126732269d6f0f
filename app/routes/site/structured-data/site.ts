import type { BreadcrumbList, IdReference, Thing } from "schema-dts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import type { Frame } from "../frame/frame.ts";

/** What the facts of a page are told from: its frame, its language, the name of the school. */
export type Site = Pick<Frame, "origin" | "campuses" | "settings"> & {
  locale: Locale;
  brand: string;
};

/** Facts of a page in the words of schema.org, once its site is known. */
export type Facts = (site: Site) => Thing[];

/** A page as its facts name it; its address as the floor plan writes it. */
export type Told = { title: string; description: string; address: string };

/**
 * A step of the way to a page, as the floor plan writes its address. `lang` is the language of its label when it
 * is not that of the page.
 */
export type Step = { label: string; href?: string; lang?: Locale | null };

/** A page's facts as the text of its data block; no `<` in it can end the block. */
export function dataBlock(things: Thing[]): string {
  const [only] = things;
  const body = things.length === 1 ? only : { "@graph": things };
  const block = { "@context": "https://schema.org", ...(body as object) };
  return JSON.stringify(block).replaceAll("<", "\\u003c");
}

/** The address of a page for search engines, whole. */
export function absolute({ origin, locale }: Site, address: string): string {
  return origin + pathIn(locale, address);
}

/** The way from the home page; a step without an address is only a heading of the menu, and left out. */
export function breadcrumbs(site: Site, steps: Step[]): BreadcrumbList {
  const led = steps.filter(({ href }, index) => href || index === steps.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: led.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absolute(site, href) }),
    })),
  };
}

/** The school by its identity alone: the home page tells the rest. */
export function theSchool({ origin }: Site): IdReference {
  return { "@id": `${origin}/#school` };
}

/** The same with its name and address, where a reader needs them at once. */
export function namedSchool(site: Site) {
  return { ...theSchool(site), name: site.brand, url: `${site.origin}/` };
}
