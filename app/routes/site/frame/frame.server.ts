import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import type { Campus, Settings } from "#app/features/content/kinds.ts";
import { isDemo } from "#app/http/mode.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { campusOfPath, type FooterCampus, type Frame, type FrameSettings } from "./frame.ts";

/** What the bar and the footer print around a page, in its language: the same for everybody. */
export async function loadFrame(
  locale: Locale,
  { origin, pathname }: { origin: string; pathname: string },
): Promise<Frame> {
  const [settings, campuses, notices] = await Promise.all([
    getEntry("settings", "settings", locale),
    listEntries("campus", locale),
    listEntries("notice", locale),
  ]);
  return {
    origin,
    settings: settings && footerSettings(settings.data),
    campuses: campuses.map(({ data }) => footerCampus(data)),
    shown: campusOfPath(pathname),
    notice: notices.find(({ data }) => data.active)?.data ?? null,
  };
}

function footerSettings(data: Settings): FrameSettings {
  const { tagline, statement, proof, marks, social, future, demonstration } = data;
  const shown = { tagline, statement, proof, marks, social, future };
  return { ...shown, demonstration: isDemo() ? demonstration : null };
}

function footerCampus(data: Campus): FooterCampus {
  const { country, city, name, lines, phone, whatsapp, email, href } = data;
  return { key: campusOfPath(href), country, city, name, lines, phone, whatsapp, email };
}
