import { and, eq, inArray } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, versions } from "#app/platform/db/schema/content.ts";
import type { Shown } from "./content.ts";
import { isPublished } from "./editing/is-published.server.ts";
import { newsSlugOf } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { linksIn, withoutLinks } from "./links.ts";

/**
 * These entries without their links to news that the site does not show: hidden, not published yet, or gone. The words
 * of such a link stay. One query, none without a link to a news item.
 */
export async function withoutDeadLinks<K extends Kind>(
  found: Shown<K>[],
  locale: Locale,
): Promise<Shown<K>[]> {
  const { origin } = config();
  const slugOf = (href: string) => newsSlugOf(href, origin);
  const slugs = linksIn(found.map(({ data }) => data))
    .map(slugOf)
    .filter((slug) => slug !== null);
  if (slugs.length === 0) return found;
  const rows = await db()
    .selectDistinct({ slug: entries.slug })
    .from(entries)
    .innerJoin(versions, eq(versions.entryId, entries.id))
    .where(and(eq(entries.kind, "news"), inArray(entries.slug, slugs), isPublished(locale)));
  const shown = new Set(rows.map(({ slug }) => slug));
  const isDead = (href: string) => {
    const slug = slugOf(href);
    return slug !== null && !shown.has(slug);
  };
  return found.map((one) => ({ ...one, data: withoutLinks(one.data, isDead) }));
}
