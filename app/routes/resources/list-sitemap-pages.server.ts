import { listCourseChanges } from "#app/features/catalogue/course.server.ts";
import { listEntries } from "#app/features/content/content.server.ts";
import {
  listPublications,
  type Publication,
} from "#app/features/content/editing/publication.server.ts";
import type { EntryKind } from "#app/features/content/kinds.ts";
import { homePageKinds } from "#app/features/content/related-kinds.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

/** The home page changes with its own entry and with the entries that it lists. */
const homePageEntryKinds = new Set<EntryKind>(["home", ...homePageKinds]);

/** Pages of the sitemap: home page, content pages, courses, campuses, news. */
export async function listSitemapPages(): Promise<SitemapPage[]> {
  const [published, campuses, courses] = await Promise.all([
    listPublications(),
    listEntries("campus", "fr"),
    listCourseChanges(),
  ]);
  const getPublications = (kind: EntryKind, slug: string) =>
    published.filter((publication) => publication.kind === kind && publication.slug === slug);
  const slugs = (kind: EntryKind) =>
    new Set(
      published
        .filter((publication) => publication.kind === kind)
        .map((publication) => publication.slug),
    );
  return [
    toSitemapPage(
      "/",
      published.filter(({ kind }) => homePageEntryKinds.has(kind)),
    ),
    ...[...slugs("page")].map((slug) => toSitemapPage(`/${slug}`, getPublications("page", slug))),
    ...courses.map(({ id, last }) => ({
      address: `/autre-formation/${id}`,
      changed: { fr: last, en: last },
    })),
    ...campuses.map(({ slug, data }) => toSitemapPage(data.href, getPublications("campus", slug))),
    ...[...slugs("news")].map((slug) =>
      toSitemapPage(`/actualite/${slug}`, getPublications("news", slug)),
    ),
  ];
}

function toSitemapPage(address: string, publications: Publication[]): SitemapPage {
  const changed: SitemapPage["changed"] = {};
  for (const { locale, last } of publications)
    if (last > (changed[locale] ?? new Date(0))) changed[locale] = last;
  return { address, changed };
}
