import { countCourses } from "#app/features/catalogue/course.server.ts";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { type LocalizedData, toLocalizedData } from "#app/features/content/content.ts";
import type { Partner } from "#app/features/content/kinds.ts";
import { menuScenes } from "#app/features/content/menu-scenes.ts";
import { findReplacedPictures } from "#app/features/content/resolve-media.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { partnerMarkNames } from "#app/ui/partner-mark.tsx";
import {
  type FooterCampus,
  getCampusKey,
  type SiteShellData,
  type SiteShellSettings,
} from "./site-shell-data.ts";

/** Loads the content of navigation and footer in this language; the same for every visitor. */
export async function loadSiteShell(
  locale: Locale,
  { origin, pathname }: { origin: string; pathname: string },
): Promise<SiteShellData> {
  const [settings, campuses, notices, partners, menu, catalogue, scenes] = await Promise.all([
    getEntry("settings", "settings", locale),
    listEntries("campus", locale),
    listEntries("notice", locale),
    listEntries("partner", locale),
    getEntry("menu", "menu", locale),
    countCourses(),
    findReplacedPictures(menuScenes),
  ]);
  const notice = notices.find(({ data }) => data.active);
  const partnerData = partners.map(({ data }) => data);
  return {
    origin,
    settings: settings && toShellSettings(toLocalizedData(settings, locale), partnerData),
    campuses: campuses.map((campus) => toFooterCampus(toLocalizedData(campus, locale))),
    footerCampusKey: getCampusKey(pathname),
    notice: notice ? toLocalizedData(notice, locale) : null,
    menu: menu && toLocalizedData(menu, locale),
    catalogue,
    scenes,
  };
}

function toShellSettings(data: LocalizedData<"settings">, partners: Partner[]): SiteShellSettings {
  const { marks: partnerNames, demonstration } = data;
  const { tagline, statement, proof, social, future, lang } = data;
  return {
    ...{ tagline, statement, proof, social, future, lang },
    partnerSymbols: assignPartnerSymbols(partnerNames, partners),
    demonstration: isDemo() ? demonstration : null,
  };
}

function toFooterCampus(data: LocalizedData<"campus">): FooterCampus {
  const { country, city, name, lines, phone, whatsapp, email, href, lang } = data;
  return { key: getCampusKey(href), country, city, name, lines, phone, whatsapp, email, lang };
}

/**
 * Assigns symbols to the partners in the footer: the one from the home page, or an unused one for other names. By
 * position and not by name, so both languages get the same.
 */
function assignPartnerSymbols(
  names: string[],
  partners: Partner[],
): SiteShellSettings["partnerSymbols"] {
  const icons = names.map((name) => partners.find((partner) => partner.name === name)?.icon);
  const unusedSymbols = partnerMarkNames.filter((symbol) => !icons.includes(symbol));
  return names.map((name, index) => ({ name, icon: icons[index] ?? unusedSymbols[index] ?? "" }));
}
