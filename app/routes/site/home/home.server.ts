import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import {
  type LocalizedData,
  type PublishedEntry,
  toLocalizedData,
} from "#app/features/content/content.ts";
import { isPreviewingDrafts } from "#app/features/content/editing/draft-preview.server.ts";
import { getPlaceholderImage } from "#app/features/content/first-look.server.ts";
import type { EntryKind, Home } from "#app/features/content/kinds.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { tile } from "../news/tile.ts";

/**
 * Everything the home page prints, section by section, and nothing else. `language` is that of the home
 * entry when its translation is missing; an item says its own (`lang`) when it is not that of the page's words. In a
 * preview the slide named `previewed` comes first, be it the fourth.
 */
export async function loadHome(locale: Locale, previewed: string | null = null) {
  const entry = orNotFound(await getEntry("home", "home", locale));
  const isPreview = isPreviewingDrafts();
  const first = ({ slug }: { slug: string }) => Number(isPreview && slug === previewed);
  const spoken = <K extends EntryKind>(items: PublishedEntry<K>[]) =>
    items.map((item) => toLocalizedData(item, entry.locale));
  const words = async <K extends EntryKind>(kind: K) => spoken(await listEntries(kind, locale));
  const [all, accreditations, programmes, benefits] = await Promise.all([
    listEntries("slide", locale),
    words("accreditation"),
    words("programme"),
    words("benefit"),
  ]);
  const [settings, news, testimonials, partners, campuses] = await Promise.all([
    getEntry("settings", "settings", locale),
    listEntries("news", locale),
    words("testimonial"),
    words("partner"),
    words("campus"),
  ]);
  const slides = all.toSorted((one, other) => first(other) - first(one)).slice(0, 3);
  return {
    home: printed(entry.data),
    language: entry.fallback ? entry.locale : null,
    // In a preview it would lie over what one came to see.
    opensFilm: settings?.data.opensVideo === true && !isPreview,
    isPreview,
    slides: spoken(slides),
    firstLook: await getPlaceholderImage(slides[0]?.data.scene.name ?? ""),
    accreditations: accreditations.map(mark),
    programmes,
    benefits: benefits.map(reason),
    news: news.slice(0, 4).map((item) => tile(item.slug, toLocalizedData(item, entry.locale))),
    testimonials: testimonials.map(story),
    partners,
    campuses: campuses.map(card),
  };
}

function printed({ accreditation, ...rest }: Home) {
  const { label, sentence } = accreditation;
  return { ...rest, accreditation: { label, sentence } };
}

function mark({ claim: _claim, ...shown }: LocalizedData<"accreditation">) {
  return shown;
}

function reason({ claim: _claim, ...shown }: LocalizedData<"benefit">) {
  return shown;
}

function story({ title, description, clip, lang }: LocalizedData<"testimonial">) {
  return { title, description, film: clip.name, poster: clip.poster, lang };
}

function card(campus: LocalizedData<"campus">) {
  const { city, name, lines, phone, whatsapp, email, hours, href, lang } = campus;
  return { city, name, lines, phone, whatsapp, email, hours, href, lang };
}
