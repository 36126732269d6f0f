import { and, desc, eq, gt, min, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { applyTypography, type PublishedEntry } from "./content.ts";
import { isPreviewingDrafts } from "./editing/draft-preview.server.ts";
import { fillMissingFields } from "./editing/fill-missing-fields.ts";
import { isPublished } from "./editing/is-published.server.ts";
import type { ContentKinds, EntryKind } from "./kinds.ts";
import { removeDeadLinks } from "./remove-dead-links.server.ts";
import { resolveMedia } from "./resolve-media.server.ts";
import { shapes } from "./shapes/shapes.ts";

/** A seeded entry with its data in each language. */
export type EntrySeed<K extends EntryKind = EntryKind> = {
  [Each in K]: {
    kind: Each;
    slug: string;
    position: number;
    demo: boolean;
    fr: ContentKinds[Each];
    en?: ContentKinds[Each];
  };
}[K];

const entryColumns = {
  id: entries.id,
  slug: entries.slug,
  locale: entryVersions.locale,
  data: entryVersions.data,
};

/**
 * Returns a published entry: the newest version whose publication time has come, in `locale` or else in French. Null
 * when nothing is published.
 */
export async function getEntry<K extends EntryKind>(
  kind: K,
  slug: string,
  locale: Locale,
): Promise<PublishedEntry<K> | null> {
  const [row] = await db()
    .select(entryColumns)
    .from(entries)
    .innerJoin(entryVersions, eq(entryVersions.entryId, entries.id))
    .where(and(eq(entries.kind, kind), eq(entries.slug, slug), isPublished(locale)))
    .orderBy(...newestVersionOrder(locale))
    .limit(1);
  return row
    ? ((await resolveEntries([toPublishedEntry(kind, row, locale)], locale))[0] ?? null)
    : null;
}

/** Lists the published entries of a kind in the editors' order, with the rules of `getEntry`. */
export async function listEntries<K extends EntryKind>(
  kind: K,
  locale: Locale,
): Promise<PublishedEntry<K>[]> {
  const rows = await db()
    .selectDistinctOn([entries.position, entries.id], entryColumns)
    .from(entries)
    .innerJoin(entryVersions, eq(entryVersions.entryId, entries.id))
    .where(and(eq(entries.kind, kind), isPublished(locale)))
    .orderBy(entries.position, entries.id, ...newestVersionOrder(locale));
  return await resolveEntries(
    rows.map((row) => toPublishedEntry(kind, row, locale)),
    locale,
  );
}

/** Adds the media of the library and removes links to unpublished news. */
async function resolveEntries<K extends EntryKind>(
  published: PublishedEntry<K>[],
  locale: Locale,
): Promise<PublishedEntry<K>[]> {
  return removeDeadLinks(await resolveMedia(published), locale);
}

/**
 * Inserts and publishes an entry unless it exists, so that a seed never replaces an editor's changes. Returns whether
 * it was inserted.
 */
export async function seedEntry(tx: Database, entry: EntrySeed): Promise<boolean> {
  const { kind, slug, position, demo } = entry;
  const [row] = await tx
    .insert(entries)
    .values({ kind, slug, position, demo })
    .onConflictDoNothing({ target: [entries.kind, entries.slug] })
    .returning({ id: entries.id });
  if (!row) return false;
  const frenchVersion = [{ locale: "fr" as const, data: entry.fr }];
  const initialVersions = entry.en
    ? [...frenchVersion, { locale: "en" as const, data: entry.en }]
    : frenchVersion;
  const publishedAt = now();
  await tx
    .insert(entryVersions)
    .values(initialVersions.map((version) => ({ entryId: row.id, publishedAt, ...version })));
  return true;
}

/** When the next scheduled version is published; null when none is. */
export async function getNextPublicationDate(): Promise<Date | null> {
  const [row] = await db()
    .select({ moment: min(entryVersions.publishedAt) })
    .from(entryVersions)
    .where(gt(entryVersions.publishedAt, now()));
  return row?.moment ?? null;
}

/** The keys of all entries, as `kind/slug`. */
export async function listEntryKeys(on: Database = db()): Promise<Set<string>> {
  const rows = await on.select({ kind: entries.kind, slug: entries.slug }).from(entries);
  return new Set(rows.map((row) => `${row.kind}/${row.slug}`));
}

function newestVersionOrder(locale: Locale) {
  return [
    sql`(${entryVersions.locale} = ${locale}) desc`,
    ...(isPreviewingDrafts() ? [] : [desc(entryVersions.publishedAt)]),
    desc(entryVersions.id),
  ];
}

type EntryVersionRow = { id: string; slug: string; locale: Locale; data: Record<string, unknown> };

function toPublishedEntry<K extends EntryKind>(
  kind: K,
  row: EntryVersionRow,
  requestedLocale: Locale,
): PublishedEntry<K> {
  const { id, slug, locale } = row;
  // Published data is complete; a draft may have missing fields.
  const rawData = isPreviewingDrafts() ? fillMissingFields(shapes[kind], row.data) : row.data;
  const data = applyTypography(rawData, locale) as ContentKinds[K];
  return { id, slug, kind, locale, isFallback: locale !== requestedLocale, data };
}
