import { and, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { canEditMedia } from "./media-permission.ts";
import { showVersion } from "./transcode/transcode-version.server.ts";

/** The form value that stands for the shipped files. */
export const SHIPPED_VERSION = "shipped";

/**
 * Publishes an earlier version again at once, or the shipped files (`SHIPPED_VERSION`), and cancels a pending version.
 * Returns null without `edit:content`, for a version of another medium or without files, and for the shipped files of
 * an uploaded medium.
 */
export async function restoreMediumVersion(
  actor: Actor,
  itemId: string,
  versionId: string,
): Promise<{ ok: true } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  if (versionId !== SHIPPED_VERSION && !validate(versionId)) return null;
  return transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item || (versionId === SHIPPED_VERSION && !item.shipped)) return null;
    const id = versionId === SHIPPED_VERSION ? null : versionId;
    if (id) {
      const isReadyVersion = and(
        eq(mediaVersions.id, id),
        eq(mediaVersions.itemId, itemId),
        isNotNull(mediaVersions.readyAt),
      );
      const [version] = await tx.select().from(mediaVersions).where(isReadyVersion);
      if (!version) return null;
    }
    const previousId = item.currentId === id ? null : item.currentId;
    await showVersion(tx, { itemId, previousId, id });
    await recordHistory(tx, actor, "medium.taken-back", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
