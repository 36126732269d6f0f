import { and, count, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { type Closed, changeDraft, touch } from "../draft.server.ts";
import { CURSUS_LIMIT } from "./cursus.ts";

export type EntryRow = typeof cursusEntries.$inferSelect;

/**
 * Changes one entry of the actor's draft, alone; what `work` refuses leaves the version as it was. Null when
 * there is no such entry for this actor. One that was removed is there only for who asks for it.
 */
export async function withEntry<T extends { ok: boolean }>(
  actor: Actor,
  applicationId: string,
  entryId: string,
  work: (tx: Database, entry: EntryRow, ownerId: string) => Promise<T>,
  { removed = false } = {},
): Promise<T | Closed | null> {
  if (!validate(entryId)) return null;
  return changeDraft(actor, applicationId, "cursus", async (tx, application) => {
    const [entry] = await tx
      .select()
      .from(cursusEntries)
      .where(and(eq(cursusEntries.id, entryId), eq(cursusEntries.applicationId, applicationId)));
    if (!entry || (entry.removedAt && !removed)) return null;
    const done = await work(tx, entry, application.candidateId);
    if (done.ok) await touch(tx, applicationId);
    return done;
  });
}

/** Does an application hold as many entries as it can? The application's row is locked. */
export async function isCursusFull(tx: Database, applicationId: string): Promise<boolean> {
  const [had] = await tx
    .select({ n: count() })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, applicationId), isNull(cursusEntries.removedAt)));
  return (had?.n ?? 0) >= CURSUS_LIMIT;
}

/** Tells the history of an application what was done to one of its entries. */
export function tellEntry(tx: Database, actor: Actor, id: string, action: string, entryId: string) {
  return record(tx, actor, action, { kind: "application", id }, { entryId });
}
