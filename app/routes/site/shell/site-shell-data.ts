import { useRouteLoaderData } from "react-router";
import type { LocalizedData } from "#app/features/content/content.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/ui/use-messages.ts";

export type FooterCampus = {
  key: "senegal" | "cameroon";
  country: string;
  city: string;
  name: string;
  lines: string[];
  phone: string;
  whatsapp: string;
  email: string;
  /** The language of these words when it is not that of the page; so do the others below. */
  lang?: Locale;
};

export type SiteShellSettings = {
  tagline: string;
  statement: string;
  proof: { action: string; href: string } | null;
  marks: { name: string; icon: string }[];
  social: { network: string; href: string }[];
  future: string;
  demonstration: string | null;
  lang?: Locale;
};

/** What the layout loads for the bar and the footer of every public page. */
export type SiteShellData = {
  origin: string;
  settings: SiteShellSettings | null;
  campuses: FooterCampus[];
  footerCampusKey: FooterCampus["key"];
  notice: LocalizedData<"notice"> | null;
  menu: LocalizedData<"menu"> | null;
  /** The pictures of the menus that the school has replaced, by their names. */
  scenes: Record<string, string>;
  /** How many formations the catalogue has, at how many universities. */
  catalogue: { courses: number; universities: number } | null;
};

/** The frame when its own words could not be loaded: navigation still stands. */
export const emptySiteShell: SiteShellData = {
  origin: "",
  settings: null,
  campuses: [],
  footerCampusKey: "senegal",
  notice: null,
  menu: null,
  scenes: {},
  catalogue: null,
};

/** The frame of the page being shown, from anywhere below the layout. */
export function useSiteShell(): SiteShellData {
  return useRouteLoaderData<SiteShellData>(`${useLocale()}/site`) ?? emptySiteShell;
}

/** Which campus the footer shows: the one the address names, else Senegal (SITE-03). */
export function getCampusKey(pathname: string): FooterCampus["key"] {
  return /\/campus\/(cameroun|cameroon)(\/|$)/i.test(pathname) ? "cameroon" : "senegal";
}
