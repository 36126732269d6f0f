import { and, count, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import {
  bumpVersion,
  type EditRefusal,
  withEditableApplication,
} from "../editable-application.server.ts";
import { MAX_CURSUS_ENTRIES } from "./cursus.ts";

export type EntryRow = typeof cursusEntries.$inferSelect;

/**
 * Runs with one entry of the actor's editable application locked; bumps the version if `run` succeeds. Null when the
 * actor has no such entry. A removed entry counts only with `removed: true`.
 */
export async function withCursusEntry<T extends { ok: boolean }>(
  actor: Actor,
  applicationId: string,
  entryId: string,
  run: (tx: Database, entry: EntryRow, ownerId: string) => Promise<T>,
  { removed: includeRemoved = false } = {},
): Promise<T | EditRefusal | null> {
  if (!validate(entryId)) return null;
  return withEditableApplication(actor, applicationId, "cursus", async (tx, application) => {
    const [entry] = await tx
      .select()
      .from(cursusEntries)
      .where(and(eq(cursusEntries.id, entryId), eq(cursusEntries.applicationId, applicationId)));
    if (!entry || (entry.removedAt && !includeRemoved)) return null;
    const result = await run(tx, entry, application.accountId);
    if (result.ok) await bumpVersion(tx, applicationId);
    return result;
  });
}

/** Whether an application has the maximum number of entries. The application must be locked. */
export async function isCursusFull(tx: Database, applicationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ n: count() })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, applicationId), isNull(cursusEntries.removedAt)));
  return (row?.n ?? 0) >= MAX_CURSUS_ENTRIES;
}

/** Records an action on an entry in the history of its application. */
export function recordEntryAction(
  tx: Database,
  actor: Actor,
  id: string,
  action: string,
  entryId: string,
) {
  return recordHistory(tx, actor, action, { kind: "application", id }, { entryId });
}
