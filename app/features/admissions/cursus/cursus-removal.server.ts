import { and, eq, isNotNull, lt, type SQL } from "drizzle-orm";
import { z } from "zod";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { CURSUS_LIMIT } from "./cursus.ts";
import { isCursusFull, tellEntry, withEntry } from "./cursus-entry.server.ts";

/** How long a removal can be undone, in hours: a page left open keeps its « Annuler ». */
const KEPT_HOURS = 24;

/**
 * Removes an entry with its proof. Both are only put aside: `restoreCursusEntry` brings them back. One that is put
 * aside already is no fault: its button was pressed twice. Gives the entry.
 */
export async function removeCursusEntry(actor: Actor, applicationId: string, entryId: string) {
  return withEntry(
    actor,
    applicationId,
    entryId,
    async (tx, entry) => {
      const done = { ok: true as const, entry };
      if (entry.removedAt) return done;
      await tx.update(cursusEntries).set({ removedAt: now() }).where(eq(cursusEntries.id, entryId));
      await tellEntry(tx, actor, applicationId, "cursus.removed", entryId);
      return done;
    },
    { removed: true },
  );
}

/**
 * Undoes a removal: the entry is back with its proof; one that is there is no fault. Refuses one too many.
 * Null when it is gone for good.
 */
export async function restoreCursusEntry(actor: Actor, applicationId: string, entryId: string) {
  return withEntry(
    actor,
    applicationId,
    entryId,
    async (tx, entry) => {
      if (!entry.removedAt) return { ok: true as const, id: entryId };
      if (await isCursusFull(tx, applicationId)) return full;
      await tx.update(cursusEntries).set({ removedAt: null }).where(eq(cursusEntries.id, entryId));
      await tellEntry(tx, actor, applicationId, "cursus.restored", entryId);
      return { ok: true as const, id: entryId };
    },
    { removed: true },
  );
}

const full = {
  ok: false as const,
  reason: "invalid" as const,
  errors: { form: `cursus-full:${CURSUS_LIMIT}` },
};

/** Drops for good what was removed from an application: it is being sent without it. */
export async function dropRemoved(tx: Database, applicationId: string): Promise<void> {
  await drop(
    tx,
    and(eq(cursusEntries.applicationId, applicationId), isNotNull(cursusEntries.removedAt)),
  );
}

/** Drops for good the entries removed a day ago, with their proofs. */
export const removedEntriesExpired = defineJob({
  name: "removed-entries.expired",
  payload: z.object({}),
  cron: "20 * * * *",
  run: async () => {
    const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000);
    await transaction((tx) => drop(tx, lt(cursusEntries.removedAt, before)));
  },
});

async function drop(tx: Database, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(cursusEntries)
    .where(which)
    .returning({ proofId: cursusEntries.proofId });
  for (const { proofId } of gone) if (proofId) await deleteFile(tx, proofId);
}
