import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";

type MediaVersion = typeof mediaVersions.$inferSelect;

/**
 * The edition an editor is at work on: the one that is coming, else the one that is shown. Its medium is locked, so
 * that one editor changes it at a time. Null for one that came with the site, and when there is no such medium.
 */
export async function lockEditedVersion(
  tx: Database,
  itemId: string,
): Promise<MediaVersion | null> {
  const [item] = await tx.select().from(mediaItems).where(eq(mediaItems.id, itemId)).for("update");
  const id = item?.nextId ?? item?.currentId;
  if (!id) return null;
  const [version] = await tx.select().from(mediaVersions).where(eq(mediaVersions.id, id));
  return version ?? null;
}
