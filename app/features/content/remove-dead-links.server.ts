import { and, eq, inArray } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import type { PublishedEntry } from "./content.ts";
import { isPublished } from "./editing/is-published.server.ts";
import { parseNewsSlug } from "./entry.ts";
import type { EntryKind } from "./kinds.ts";
import { listLinks, removeLinks } from "./links.ts";

/**
 * Removes the links to news items that are hidden, scheduled or missing, and keeps their text. Runs one query, or none
 * without such links.
 */
export async function removeDeadLinks<K extends EntryKind>(
  published: PublishedEntry<K>[],
  locale: Locale,
): Promise<PublishedEntry<K>[]> {
  const { origin } = config();
  const getSlug = (href: string) => parseNewsSlug(href, origin);
  const slugs = listLinks(published.map(({ data }) => data))
    .map(getSlug)
    .filter((slug) => slug !== null);
  if (slugs.length === 0) return published;
  const rows = await db()
    .selectDistinct({ slug: entries.slug })
    .from(entries)
    .innerJoin(entryVersions, eq(entryVersions.entryId, entries.id))
    .where(and(eq(entries.kind, "news"), inArray(entries.slug, slugs), isPublished(locale)));
  const publishedSlugs = new Set(rows.map(({ slug }) => slug));
  const isDead = (href: string) => {
    const slug = getSlug(href);
    return slug !== null && !publishedSlugs.has(slug);
  };
  return published.map((one) => ({ ...one, data: removeLinks(one.data, isDead) }));
}
