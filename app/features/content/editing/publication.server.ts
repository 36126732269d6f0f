import { and, eq, lte, max, min, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import type { EntryKind } from "../kinds.ts";
import { isPreviewingDrafts } from "./draft-preview.server.ts";

/** When an entry was first and last published in a language. */
export type Publication = {
  kind: EntryKind;
  slug: string;
  locale: Locale;
  first: Date;
  last: Date;
};

const publicationColumns = {
  kind: sql<EntryKind>`${entries.kind}`,
  slug: entries.slug,
  locale: entryVersions.locale,
  first: min(entryVersions.publishedAt),
  last: max(entryVersions.publishedAt),
};

/** Lists the publications of every entry and language, in the editors' order. */
export async function listPublications(): Promise<Publication[]> {
  return await queryPublications();
}

/** The publication of one entry in one language; null when it is not published. */
export async function getPublication(
  kind: EntryKind,
  slug: string,
  locale: Locale,
): Promise<Publication | null> {
  const filter = and(
    eq(entries.kind, kind),
    eq(entries.slug, slug),
    eq(entryVersions.locale, locale),
  );
  const [publication] = await queryPublications(filter);
  // The preview of an unpublished entry is dated now.
  if (!publication && isPreviewingDrafts())
    return { kind, slug, locale, first: now(), last: now() };
  return publication ?? null;
}

async function queryPublications(filter?: ReturnType<typeof and>): Promise<Publication[]> {
  const rows = await db()
    .select(publicationColumns)
    .from(entries)
    .innerJoin(entryVersions, eq(entryVersions.entryId, entries.id))
    .where(and(eq(entries.hidden, false), lte(entryVersions.publishedAt, now()), filter))
    .groupBy(entries.id, entryVersions.locale)
    .orderBy(entries.position, entries.id, entryVersions.locale);
  return rows.flatMap(({ first, last, ...row }) =>
    first && last ? [{ ...row, first, last }] : [],
  );
}
