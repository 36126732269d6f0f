import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import { REPEAT_WINDOW_MS } from "#app/features/messaging/message.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { bumpVersion } from "../editable-application.server.ts";
import type { CursusValues } from "./cursus.ts";
import { type EntryRow, recordEntryAction } from "./cursus-entry.server.ts";

type Attempt = { attempt: string | undefined; values: CursusValues };

/**
 * Finds the entry that an earlier attempt added: by the attempt id, however old, or by the same answers within a
 * minute (two tabs, or a form without an id). A removed entry does not count. The application must be locked, so that
 * the second of two simultaneous attempts sees the first.
 */
export async function findAddedEntry(
  tx: Database,
  applicationId: string,
  { attempt, values }: Attempt,
): Promise<EntryRow | undefined> {
  const entries = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, applicationId), isNull(cursusEntries.removedAt)));
  const since = now().getTime() - REPEAT_WINDOW_MS;
  return (
    entries.find((entry) => attempt !== undefined && entry.attempt === attempt) ??
    entries.find((entry) => entry.createdAt.getTime() > since && isSameEntry(entry, values))
  );
}

/**
 * Answers a repeated attempt. The candidate may have corrected the form before sending it again: the entry then gets
 * the new answers and the new proof.
 */
export async function updateAddedEntry(
  tx: Database,
  actor: Actor,
  entry: EntryRow,
  values: CursusValues & { proofId: string | null },
): Promise<{ ok: true; id: string }> {
  const { id, applicationId, proofId } = entry;
  if (isSameEntry(entry, values)) return { ok: true, id };
  await tx.update(cursusEntries).set(values).where(eq(cursusEntries.id, id));
  if (proofId && proofId !== values.proofId) await deleteFile(tx, proofId);
  await bumpVersion(tx, applicationId);
  await recordEntryAction(tx, actor, applicationId, "cursus.changed", id);
  return { ok: true, id };
}

function isSameEntry(entry: EntryRow, values: CursusValues): boolean {
  return (Object.keys(values) as (keyof CursusValues)[]).every((key) => entry[key] === values[key]);
}
