import { and, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "#app/features/access/actor.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { MAX_CURSUS_ENTRIES } from "./cursus.ts";
import { isCursusFull, recordEntryAction, withCursusEntry } from "./cursus-entry.server.ts";

/** How many hours a removal can be undone, also from a page that stayed open. */
const UNDO_HOURS = 24;

/**
 * Removes an entry with its proof; both stay stored so that `restoreCursusEntry` can undo it. Removing twice succeeds.
 * Returns the entry.
 */
export async function removeCursusEntry(actor: Actor, applicationId: string, entryId: string) {
  return withCursusEntry(
    actor,
    applicationId,
    entryId,
    async (tx, entry) => {
      const result = { ok: true as const, entry };
      if (entry.removedAt) return result;
      await tx.update(cursusEntries).set({ removedAt: now() }).where(eq(cursusEntries.id, entryId));
      await recordEntryAction(tx, actor, applicationId, "cursus.removed", entryId);
      return result;
    },
    { removed: true },
  );
}

/**
 * Undoes a removal; succeeds when the entry is there. Refuses with `cursus-full` above the limit. Null once the entry
 * is deleted.
 */
export async function restoreCursusEntry(actor: Actor, applicationId: string, entryId: string) {
  return withCursusEntry(
    actor,
    applicationId,
    entryId,
    async (tx, entry) => {
      if (!entry.removedAt) return { ok: true as const, id: entryId };
      if (await isCursusFull(tx, applicationId)) return fullRefusal;
      await tx.update(cursusEntries).set({ removedAt: null }).where(eq(cursusEntries.id, entryId));
      await recordEntryAction(tx, actor, applicationId, "cursus.restored", entryId);
      return { ok: true as const, id: entryId };
    },
    { removed: true },
  );
}

const fullRefusal = {
  ok: false as const,
  reason: "invalid" as const,
  errors: { form: `cursus-full:${MAX_CURSUS_ENTRIES}` },
};

/** Deletes the removed entries of an application that is being submitted. */
export async function deleteRemovedEntries(tx: Database, applicationId: string): Promise<void> {
  await deleteEntries(
    tx,
    and(eq(cursusEntries.applicationId, applicationId), isNotNull(cursusEntries.removedAt)),
  );
}

/** Deletes the entries removed more than a day ago, with their proofs. */
export const deleteRemovedEntriesJob = defineJob({
  name: "removed-entries.expired",
  payload: z.object({}),
  cron: "20 * * * *",
  run: async () => {
    const before = new Date(now().getTime() - UNDO_HOURS * HOUR_MS);
    await transaction((tx) => deleteEntries(tx, lt(cursusEntries.removedAt, before)));
  },
});

async function deleteEntries(tx: Database, condition: SQL | undefined): Promise<void> {
  const deleted = await tx
    .delete(cursusEntries)
    .where(condition)
    .returning({ proofId: cursusEntries.proofId });
  for (const { proofId } of deleted) if (proofId) await deleteFile(tx, proofId);
}
