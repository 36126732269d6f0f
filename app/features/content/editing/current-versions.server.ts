import { and, desc, gt, isNotNull, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";

/** Where words of the site stand: on it, to come, or in hand. */
export type VersionState = "published" | "scheduled" | "draft";

/** Where a version stands now. */
export function getVersionState({ publishedAt }: { publishedAt: Date | null }): VersionState {
  if (publishedAt === null) return "draft";
  return publishedAt > now() ? "scheduled" : "published";
}

/** The versions that count, of each entry and language: what is out, what is to come, and the newest words. */
export async function listCurrentVersionIds(on: Database): Promise<string[]> {
  const selectVersions = () =>
    on
      .select({
        id: entryVersions.id,
        entryId: entryVersions.entryId,
        locale: entryVersions.locale,
      })
      .from(entryVersions);
  const versionKey = (one: { entryId: string; locale: string }) => `${one.entryId} ${one.locale}`;
  const published = await selectVersions()
    .where(and(isNotNull(entryVersions.publishedAt), lte(entryVersions.publishedAt, now())))
    .orderBy(desc(entryVersions.publishedAt), desc(entryVersions.id));
  const newest = await selectVersions().orderBy(desc(entryVersions.id));
  const scheduled = await selectVersions().where(gt(entryVersions.publishedAt, now()));
  const firstOfEach = (rows: typeof published) => {
    const seen = new Set<string>();
    return rows.filter((one) => !seen.has(versionKey(one)) && seen.add(versionKey(one)));
  };
  return [...firstOfEach(published), ...firstOfEach(newest), ...scheduled].map(({ id }) => id);
}
