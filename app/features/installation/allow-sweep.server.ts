import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { installation } from "#app/platform/db/schema/installation.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { REMOVALS_DUE } from "./job-names.ts";

/**
 * Allows the stopped sweep to remove `expectedCount` files, once, and queues it. Refuses `sweep-changed` when another
 * number of files is waiting or no sweep is stopped, and `rehearsal-only`. Returns null without `manage:settings`.
 *
 * @param expectedCount the number of files that the administrator was shown
 */
export async function allowSweep(
  actor: Actor,
  expectedCount: number,
): Promise<{ ok: true } | { ok: false; reason: "sweep-changed" | "rehearsal-only" } | null> {
  if (!can(actor, "manage:settings")) return null;
  if (config().isRehearsal) return { ok: false, reason: "rehearsal-only" };
  return transaction(async (tx) => {
    const [allowed] = await tx
      .update(installation)
      .set({ sweepAllowed: expectedCount })
      .where(
        and(isNotNull(installation.sweepStoppedAt), eq(installation.sweepWaiting, expectedCount)),
      )
      .returning();
    if (!allowed) return { ok: false, reason: "sweep-changed" };
    const subject = { kind: "store", id: allowed.id };
    await recordHistory(tx, actor, "sweep.allowed", subject, { files: expectedCount });
    await enqueue(tx, REMOVALS_DUE, {});
    return { ok: true };
  });
}
