import { listCourseChanges } from "#app/features/catalogue/course.server.ts";
import { listEntries } from "#app/features/content/content.server.ts";
import {
  listPublications,
  type Publication,
} from "#app/features/content/editing/publication.server.ts";
import type { EntryKind } from "#app/features/content/kinds.ts";
import { homePageKinds } from "#app/features/content/related-kinds.ts";
import type { Findable } from "./sitemap-xml.ts";

/** The home page changes when its words do, or one of the things that it shows. */
const onHomePage = new Set<EntryKind>(["home", ...homePageKinds]);

/** The pages that may be found, from what is published: the home page, pages, formations, campuses, news. */
export async function findablePages(): Promise<Findable[]> {
  const [published, campuses, courses] = await Promise.all([
    listPublications(),
    listEntries("campus", "fr"),
    listCourseChanges(),
  ]);
  const of = (kind: EntryKind, slug: string) =>
    published.filter((one) => one.kind === kind && one.slug === slug);
  const slugs = (kind: EntryKind) =>
    new Set(published.filter((one) => one.kind === kind).map((one) => one.slug));
  return [
    page(
      "/",
      published.filter(({ kind }) => onHomePage.has(kind)),
    ),
    ...[...slugs("page")].map((slug) => page(`/${slug}`, of("page", slug))),
    ...courses.map(({ id, last }) => ({
      address: `/autre-formation/${id}`,
      changed: { fr: last, en: last },
    })),
    ...campuses.map(({ slug, data }) => page(data.href, of("campus", slug))),
    ...[...slugs("news")].map((slug) => page(`/actualite/${slug}`, of("news", slug))),
  ];
}

function page(address: string, words: Publication[]): Findable {
  const changed: Findable["changed"] = {};
  for (const { locale, last } of words)
    if (last > (changed[locale] ?? new Date(0))) changed[locale] = last;
  return { address, changed };
}
