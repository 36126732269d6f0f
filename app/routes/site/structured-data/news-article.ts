import type { NewsArticle } from "schema-dts";
import type { Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getOpenGraphImage } from "#app/ui/open-graph-image.ts";
import { getSchoolLogoPath } from "./school-organization.ts";
import {
  getAbsoluteUrl,
  type PageDescription,
  type StructuredDataContext,
  schoolIdentity,
  schoolReference,
} from "./structured-data.ts";

type ArticleDescription = PageDescription & {
  scene: Scene;
  language: Locale;
  first: string;
  last: string;
};

/** A news item. `first` and `last` are the times of its first and last publication, in ISO 8601. */
export function newsArticle(
  site: StructuredDataContext,
  { title, description, ...article }: ArticleDescription,
): NewsArticle {
  const publisher = {
    "@type": "EducationalOrganization" as const,
    ...schoolIdentity(site),
    logo: site.origin + getSchoolLogoPath(site),
  };
  return {
    "@type": "NewsArticle",
    headline: title,
    description,
    image: site.origin + getOpenGraphImage(article.scene.name).file,
    datePublished: article.first,
    ...(article.last !== article.first && { dateModified: article.last }),
    inLanguage: article.language,
    mainEntityOfPage: getAbsoluteUrl(site, article.address),
    author: schoolReference(site),
    publisher,
  };
}
