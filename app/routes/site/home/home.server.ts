import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import type {
  Accreditation,
  Benefit,
  Campus,
  ContentKinds,
  Home,
  Kind,
  Testimonial,
} from "#app/features/content/kinds.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { tile } from "../news/tile.ts";

/** Everything the home page prints, section by section, and nothing else. */
export async function loadHome(locale: Locale) {
  const entry = getEntry("home", "home", locale);
  const words = <K extends Kind>(kind: K) => wordsOf(kind, locale);
  const [slides, accreditations, programmes, benefits] = await Promise.all([
    words("slide"),
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
  return {
    home: printed(orNotFound(await entry).data),
    opensFilm: settings?.data.opensVideo ?? false,
    slides: slides.slice(0, 3),
    accreditations: accreditations.map(mark),
    programmes,
    benefits: benefits.map(reason),
    news: news.slice(0, 4).map(({ slug, data }) => tile(slug, data)),
    testimonials: testimonials.map(story),
    partners,
    campuses: campuses.map(card),
  };
}

async function wordsOf<K extends Kind>(kind: K, locale: Locale): Promise<ContentKinds[K][]> {
  return (await listEntries(kind, locale)).map((entry) => entry.data);
}

function printed({ accreditation, ...rest }: Home) {
  const { label, sentence } = accreditation;
  return { ...rest, accreditation: { label, sentence } };
}

function mark({ name, text, icon }: Accreditation) {
  return { name, text, icon };
}

function reason({ claim: _claim, ...shown }: Benefit) {
  return shown;
}

function story({ title, description, clip }: Testimonial) {
  return { title, description, film: clip.name, poster: clip.poster };
}

function card({ name, lines, phone, whatsapp, email, hours, href }: Campus) {
  return { name, lines, phone, whatsapp, email, hours, href };
}
