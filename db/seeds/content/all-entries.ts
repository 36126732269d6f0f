import type { EntrySeed } from "#app/features/content/content.server.ts";
import type { ContentKinds, EntryKind } from "#app/features/content/kinds.ts";
import { accreditations } from "./accreditations.ts";
import { benefits } from "./benefits.ts";
import { campuses } from "./campuses/campuses.ts";
import { catalogueTexts } from "./catalogue.ts";
import { galleryPictures } from "./gallery.ts";
import { home as homeEn } from "./home.en.ts";
import { home as homeFr } from "./home.fr.ts";
import { menuLines } from "./menu.ts";
import { news as newsEn } from "./news/news.en.ts";
import { news as newsFr } from "./news/news.fr.ts";
import { pages } from "./pages/pages.ts";
import { partnerNames } from "./partners.ts";
import { programmes } from "./programmes.ts";
import { notice, school, settings } from "./site-settings.ts";
import { heroSlides } from "./slides.ts";
import { testimonials } from "./testimonials.ts";

type LocalizedEntries<K extends EntryKind> = Record<"fr" | "en", Record<string, ContentKinds[K]>>;

/** Every entry of the public site before the school has written anything; all are demonstration content. */
export function allEntries(): EntrySeed[] {
  return [
    ...toEntries("page", pages),
    ...toEntries("home", { fr: { home: homeFr }, en: { home: homeEn } }),
    ...toEntries("slide", heroSlides),
    ...toEntries("accreditation", accreditations),
    ...toEntries("programme", programmes),
    ...toEntries("benefit", benefits),
    ...toEntries("news", { fr: newsFr, en: newsEn }),
    ...toEntries("testimonial", testimonials),
    ...toEntries("partner", partnerNames),
    ...toEntries("campus", campuses),
    ...toEntries("gallery", galleryPictures),
    ...toEntries("notice", { fr: { notice: notice.fr }, en: { notice: notice.en } }),
    ...toEntries("settings", { fr: { settings: settings.fr }, en: { settings: settings.en } }),
    ...toEntries("school", {
      fr: { school: school.fr },
      en: { school: school.en },
    }),
    ...toEntries("menu", { fr: { menu: menuLines.fr }, en: { menu: menuLines.en } }),
    ...toEntries("catalogue", {
      fr: { catalogue: catalogueTexts.fr },
      en: { catalogue: catalogueTexts.en },
    }),
  ];
}

/** Entries are in the order of the French keys. */
function toEntries<K extends EntryKind>(kind: K, contents: LocalizedEntries<K>): EntrySeed[] {
  return Object.entries(contents.fr).map(([slug, fr], position) => {
    const entry = { kind, slug, position, demo: true, fr, en: contents.en[slug] };
    // TypeScript loses the link between `kind` and its content when K is a parameter.
    return entry as unknown as EntrySeed;
  });
}
