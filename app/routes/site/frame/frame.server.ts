import { countCourses } from "#app/features/catalogue/course.server.ts";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { type LocalizedData, toLocalizedData } from "#app/features/content/content.ts";
import type { Partner } from "#app/features/content/kinds.ts";
import { menuScenes } from "#app/features/content/menu-scenes.ts";
import { findReplacedPictures } from "#app/features/content/resolve-media.server.ts";
import { isDemo } from "#app/http/mode.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { markNames } from "#app/ui/partner-mark.tsx";
import { campusOfPath, type FooterCampus, type Frame, type FrameSettings } from "./frame.ts";

/** What the bar and the footer print around a page, in its language: the same for everybody. */
export async function loadFrame(
  locale: Locale,
  { origin, pathname }: { origin: string; pathname: string },
): Promise<Frame> {
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
  const known = partners.map(({ data }) => data);
  return {
    origin,
    settings: settings && footerSettings(toLocalizedData(settings, locale), known),
    campuses: campuses.map((campus) => footerCampus(toLocalizedData(campus, locale))),
    shown: campusOfPath(pathname),
    notice: notice ? toLocalizedData(notice, locale) : null,
    menu: menu && toLocalizedData(menu, locale),
    catalogue,
    scenes,
  };
}

function footerSettings(data: LocalizedData<"settings">, partners: Partner[]): FrameSettings {
  const { marks, demonstration, claim: _claim, opensVideo: _opensVideo, ...shown } = data;
  return {
    ...shown,
    marks: marksOf(marks, partners),
    demonstration: isDemo() ? demonstration : null,
  };
}

function footerCampus(data: LocalizedData<"campus">): FooterCampus {
  const { country, city, name, lines, phone, whatsapp, email, href, lang } = data;
  return { key: campusOfPath(href), country, city, name, lines, phone, whatsapp, email, lang };
}

/**
 * The partners named in the footer, each with the mark it has on the home page; a name that is not there
 * gets one that no partner has beside it. By place, not by word: the same in both languages.
 */
function marksOf(names: string[], partners: Partner[]): FrameSettings["marks"] {
  const icons = names.map((name) => partners.find((partner) => partner.name === name)?.icon);
  const free = markNames.filter((mark) => !icons.includes(mark));
  return names.map((name, place) => ({ name, icon: icons[place] ?? free[place] ?? "" }));
}
