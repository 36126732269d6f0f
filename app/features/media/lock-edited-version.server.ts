import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";

type MediaVersion = typeof mediaVersions.$inferSelect;

/**
 * Returns the version being edited (the pending one, or else the published one), with its medium locked against
 * concurrent editors. Null for a shipped or unknown medium.
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
