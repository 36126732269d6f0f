import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  confirmStoreOwner,
  incrementSequence,
  readMarkerSequence,
  writeMarker,
} from "#app/platform/storage/store-owner.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { STORE_TAKEN_OVER } from "./job-names.ts";

export type TakeOverStoreResult =
  | { ok: true }
  | {
      ok: false;
      reason: "store-unavailable" | "already-owner" | "store-marker-not-written" | "rehearsal-only";
    };

/**
 * Makes this installation the owner of the file store, for example after a restore: replaces the marker in the store
 * and queues the pending removals. Refuses `store-unavailable` (nothing changed), `already-owner`,
 * `store-marker-not-written` (the sequence was raised but the marker not replaced) and `rehearsal-only`. Returns null
 * without `manage:settings`; `system` is the command on the server.
 */
export async function takeOverStore(actor: Actor | "system"): Promise<TakeOverStoreResult | null> {
  if (actor !== "system" && !can(actor, "manage:settings")) return null;
  if (config().isRehearsal) return { ok: false, reason: "rehearsal-only" };
  const storeState = await orNullIfUnavailable(async () => {
    const { state } = await confirmStoreOwner();
    return { state, writeSequence: await readMarkerSequence() };
  });
  if (!storeState) return { ok: false, reason: "store-unavailable" };
  const { state, writeSequence: above } = storeState;
  if (state === "ours") return { ok: false, reason: "already-owner" };
  // The history entry comes first: the actor is recorded even if the marker cannot be written.
  const row = await transaction(async (tx) => {
    const updated = await incrementSequence(tx, above);
    const subject = { kind: "store", id: updated.id };
    await recordHistory(tx, actor, "store.taken-over", subject, { because: state });
    await enqueue(tx, STORE_TAKEN_OVER, {});
    return updated;
  });
  const confirmed = await orNullIfUnavailable(async () => {
    await writeMarker(row);
    return confirmStoreOwner();
  });
  return confirmed ? { ok: true } : { ok: false, reason: "store-marker-not-written" };
}

/** Returns the result of `run`, or null, with a log entry, when the store is unavailable. */
async function orNullIfUnavailable<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (err) {
    if (!isStoreUnavailable(err)) throw err;
    log().error({ err }, "the store was not taken over");
    return null;
  }
}
