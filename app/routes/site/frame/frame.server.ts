import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import type { Campus, Partner, Settings } from "#app/features/content/kinds.ts";
import { isDemo } from "#app/http/mode.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { markNames } from "#app/ui/partner-mark.tsx";
import { campusOfPath, type FooterCampus, type Frame, type FrameSettings } from "./frame.ts";

/** What the bar and the footer print around a page, in its language: the same for everybody. */
export async function loadFrame(
  locale: Locale,
  { origin, pathname }: { origin: string; pathname: string },
): Promise<Frame> {
  const [settings, campuses, notices, partners] = await Promise.all([
    getEntry("settings", "settings", locale),
    listEntries("campus", locale),
    listEntries("notice", locale),
    listEntries("partner", locale),
  ]);
  const known = partners.map(({ data }) => data);
  return {
    origin,
    settings: settings && footerSettings(settings.data, known),
    campuses: campuses.map(({ data }) => footerCampus(data)),
    shown: campusOfPath(pathname),
    notice: notices.find(({ data }) => data.active)?.data ?? null,
  };
}

function footerSettings(data: Settings, partners: Partner[]): FrameSettings {
  const { tagline, statement, proof, social, future, demonstration } = data;
  const shown = { tagline, statement, proof, marks: marksOf(data.marks, partners), social, future };
  return { ...shown, demonstration: isDemo() ? demonstration : null };
}

function footerCampus(data: Campus): FooterCampus {
  const { country, city, name, lines, phone, whatsapp, email, href } = data;
  return { key: campusOfPath(href), country, city, name, lines, phone, whatsapp, email };
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
