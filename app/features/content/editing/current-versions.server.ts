import { and, desc, gt, isNotNull, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";

/** The publication state of a version. */
export type VersionState = "published" | "scheduled" | "draft";

export function getVersionState({ publishedAt }: { publishedAt: Date | null }): VersionState {
  if (publishedAt === null) return "draft";
  return publishedAt > now() ? "scheduled" : "published";
}

/** The ids of the current versions per entry and language: published, scheduled, and newest. */
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
    const seenKeys = new Set<string>();
    return rows.filter((one) => !seenKeys.has(versionKey(one)) && seenKeys.add(versionKey(one)));
  };
  return [...firstOfEach(published), ...firstOfEach(newest), ...scheduled].map(({ id }) => id);
}
