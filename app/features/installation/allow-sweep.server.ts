import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { installation } from "#app/platform/db/schema/installation.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { REMOVALS_DUE } from "./job-names.ts";

/**
 * Allows the sweep that stopped to remove as many files as were shown, once and now. Refuses when no sweep waits for so
 * many (`sweep-changed`: fewer or more wait meanwhile), and in a rehearsal (`rehearsal-only`). Null without
 * `manage:settings`.
 *
 * @param expectedCount how many files the administrator was shown
 */
export async function allowSweep(
  actor: Actor,
  expectedCount: number,
): Promise<{ ok: true } | { ok: false; reason: "sweep-changed" | "rehearsal-only" } | null> {
  if (!can(actor, "manage:settings")) return null;
  if (config().rehearsal) return { ok: false, reason: "rehearsal-only" };
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
    await record(tx, actor, "sweep.allowed", subject, { files: expectedCount });
    await enqueue(tx, REMOVALS_DUE, {});
    return { ok: true };
  });
}
