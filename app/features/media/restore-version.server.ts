import { and, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { canEditMedia } from "./media-permission.ts";
import { showVersion } from "./transcode/transcode-version.server.ts";

/** The name, in a form, of the files that came with the site. */
export const SHIPPED_VERSION = "site";

/**
 * Shows an earlier edition again, at once: its files are still there. `SHIPPED` is what came with the site. One that
 * is being made will not be shown by itself. Null for who may not edit, for an edition of another medium or without
 * its files, and for `SHIPPED` of a medium that did not come with the site.
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
    await record(tx, actor, "medium.taken-back", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
