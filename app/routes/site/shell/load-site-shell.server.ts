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

/** What the bar and the footer print around a page, in its language: the same for everybody. */
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
  const { marks, demonstration, claim: _claim, opensVideo: _opensVideo, ...rest } = data;
  return {
    ...rest,
    marks: assignPartnerMarks(marks, partners),
    demonstration: isDemo() ? demonstration : null,
  };
}

function toFooterCampus(data: LocalizedData<"campus">): FooterCampus {
  const { country, city, name, lines, phone, whatsapp, email, href, lang } = data;
  return { key: getCampusKey(href), country, city, name, lines, phone, whatsapp, email, lang };
}

/**
 * The partners named in the footer, each with the mark it has on the home page; a name that is not there
 * gets one that no partner has beside it. By place, not by word: the same in both languages.
 */
function assignPartnerMarks(names: string[], partners: Partner[]): SiteShellSettings["marks"] {
  const icons = names.map((name) => partners.find((partner) => partner.name === name)?.icon);
  const unusedMarks = partnerMarkNames.filter((mark) => !icons.includes(mark));
  return names.map((name, index) => ({ name, icon: icons[index] ?? unusedMarks[index] ?? "" }));
}
