import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { mediaVersions } from "#app/platform/db/schema/media.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { MEDIUM_VERSION_ADDED } from "../jobs.server.ts";
import { lockEditedVersion } from "../lock-edited-version.server.ts";
import { canEditMedia } from "../media-permission.ts";

/**
 * Retries a medium whose transcoding failed too often; finished files stay. Returns null without `edit:content`, and
 * when nothing has failed.
 */
export async function retryTranscode(actor: Actor, itemId: string): Promise<{ ok: true } | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  return transaction(async (tx) => {
    const version = await lockEditedVersion(tx, itemId);
    if (!version?.failedAt) return null;
    const editionId = version.id;
    await tx
      .update(mediaVersions)
      .set({ failures: 0, failedAt: null })
      .where(eq(mediaVersions.id, editionId));
    await enqueue(tx, MEDIUM_VERSION_ADDED, { editionId });
    await recordHistory(tx, actor, "medium.tried-again", { kind: "medium", id: itemId });
    return { ok: true };
  });
}
