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
  /** Language of these texts when it is not that of the page. */
  lang?: Locale;
};

export type SiteShellSettings = {
  tagline: string;
  statement: string;
  proof: { action: string; href: string } | null;
  partnerSymbols: { name: string; icon: string }[];
  social: { network: string; href: string }[];
  future: string;
  demonstration: string | null;
  lang?: Locale;
};

/** Data of the navigation and footer of every public page. */
export type SiteShellData = {
  origin: string;
  settings: SiteShellSettings | null;
  campuses: FooterCampus[];
  footerCampusKey: FooterCampus["key"];
  notice: LocalizedData<"notice"> | null;
  menu: LocalizedData<"menu"> | null;
  /** Pictures of the menus that the school has replaced, by name. */
  scenes: Record<string, string>;
  /** Number of courses in the catalogue, and of their universities. */
  catalogue: { courses: number; universities: number } | null;
};

/** Used when the data could not be loaded: the navigation still works. */
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

/** Data of navigation and footer, from any component below the layout. */
export function useSiteShell(): SiteShellData {
  return useRouteLoaderData<SiteShellData>(`${useLocale()}/site`) ?? emptySiteShell;
}

/** Campus that the footer shows: the one of the URL, else Senegal (SITE-03). */
export function getCampusKey(pathname: string): FooterCampus["key"] {
  return /\/campus\/(cameroun|cameroon)(\/|$)/i.test(pathname) ? "cameroon" : "senegal";
}
