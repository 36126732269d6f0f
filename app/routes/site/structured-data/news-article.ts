import type { NewsArticle } from "schema-dts";
import type { Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { sharedPicture } from "#app/ui/shared-picture.ts";
import { logoOf } from "./school.ts";
import { absolute, namedSchool, type Site, type Told, theSchool } from "./site.ts";

type Article = Told & { scene: Scene; language: Locale; first: string; last: string };

/** A news item. `first` and `last` are the moments it came out and last changed, in ISO 8601. */
export function newsArticle(site: Site, { title, description, ...item }: Article): NewsArticle {
  const publisher = {
    "@type": "EducationalOrganization" as const,
    ...namedSchool(site),
    logo: site.origin + logoOf(site),
  };
  return {
    "@type": "NewsArticle",
    headline: title,
    description,
    image: site.origin + sharedPicture(item.scene.name).file,
    datePublished: item.first,
    ...(item.last !== item.first && { dateModified: item.last }),
    inLanguage: item.language,
    mainEntityOfPage: absolute(site, item.address),
    author: theSchool(site),
    publisher,
  };
}
