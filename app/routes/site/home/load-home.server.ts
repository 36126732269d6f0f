import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import {
  type LocalizedData,
  type PublishedEntry,
  toLocalizedData,
} from "#app/features/content/content.ts";
import { isPreviewingDrafts } from "#app/features/content/editing/draft-preview.server.ts";
import { getPlaceholderImage } from "#app/features/content/first-look.server.ts";
import type { EntryKind, Home } from "#app/features/content/kinds.ts";
import { requireFound } from "#app/http/responses.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { toNewsTile } from "../news/news-tile.ts";

/**
 * Loads the content of the home page. `language` is that of the home entry when its translation is missing; an item has
 * its own `lang` when it differs from that. In a preview the slide `previewedSlug` comes first, even if it would not be
 * among the first three.
 */
export async function loadHome(locale: Locale, previewedSlug: string | null = null) {
  const entry = requireFound(await getEntry("home", "home", locale));
  const isPreview = isPreviewingDrafts();
  const previewRank = ({ slug }: { slug: string }) => Number(isPreview && slug === previewedSlug);
  const localize = <K extends EntryKind>(items: PublishedEntry<K>[]) =>
    items.map((item) => toLocalizedData(item, entry.locale));
  const listLocalized = async <K extends EntryKind>(kind: K) =>
    localize(await listEntries(kind, locale));
  const [allSlides, accreditations, programmes, benefits] = await Promise.all([
    listEntries("slide", locale),
    listLocalized("accreditation"),
    listLocalized("programme"),
    listLocalized("benefit"),
  ]);
  const [settings, news, testimonials, partners, campuses] = await Promise.all([
    getEntry("settings", "settings", locale),
    listEntries("news", locale),
    listLocalized("testimonial"),
    listLocalized("partner"),
    listLocalized("campus"),
  ]);
  const slides = allSlides
    .toSorted((one, other) => previewRank(other) - previewRank(one))
    .slice(0, 3);
  return {
    home: toHomeContent(entry.data),
    language: entry.isFallback ? entry.locale : null,
    // Not in a preview, where the dialog would cover the previewed content.
    opensFilm: settings?.data.opensVideo === true && !isPreview,
    isPreview,
    slides: localize(slides),
    placeholder: await getPlaceholderImage(slides[0]?.data.scene.name ?? ""),
    accreditations: accreditations.map(toAccreditation),
    programmes,
    benefits: benefits.map(toBenefit),
    news: news
      .slice(0, 4)
      .map((item) => toNewsTile(item.slug, toLocalizedData(item, entry.locale))),
    testimonials: testimonials.map(toTestimonial),
    partners: partners.map(toPartner),
    campuses: campuses.map(toHomeCampus),
  };
}

// Each of these names what the page shows: claims and notes are for the editors.
function toHomeContent({ accreditation: { label, sentence }, ...home }: Home) {
  const { title, description, welcomeFr, welcomeEn, hero, film, programmes, benefits } = home;
  const { video, news, testimonials, partners, campuses } = home;
  return {
    ...{ title, description, welcomeFr, welcomeEn, hero, film, programmes, benefits },
    ...{ video, news, testimonials, partners, campuses },
    accreditation: { label, sentence },
  };
}

function toAccreditation({ name, text, icon, lang }: LocalizedData<"accreditation">) {
  return { name, text, icon, lang };
}

function toBenefit({ title, text, icon, highlight, lang }: LocalizedData<"benefit">) {
  return { title, text, icon, highlight, lang };
}

function toPartner({ name, icon, lang }: LocalizedData<"partner">) {
  return { name, icon, lang };
}

function toTestimonial({ title, description, clip, lang }: LocalizedData<"testimonial">) {
  return { title, description, film: clip.name, poster: clip.poster, lang };
}

function toHomeCampus(campus: LocalizedData<"campus">) {
  const { city, name, lines, phone, whatsapp, email, hours, href, lang } = campus;
  return { city, name, lines, phone, whatsapp, email, hours, href, lang };
}
