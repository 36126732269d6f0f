import { eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { isTheirs, mayEdit } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** What a submitted application answers to any change. */
export type Closed = { ok: false; reason: "application-submitted" };

/** The row of an application by its identifier; null when there is none, or the text is no identifier. */
export async function findApplication(
  id: string,
  on: Database = db(),
): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** May this actor change this application now? Null: it does not exist for them. */
export async function checkDraft(actor: Actor, id: string): Promise<{ ok: true } | Closed | null> {
  const row = await findApplication(id);
  if (!row || !isTheirs(actor, row)) return null;
  return mayEdit(actor, row) ? { ok: true } : { ok: false, reason: "application-submitted" };
}

/**
 * Changes a draft in one transaction, alone: its row is locked first, so that a limit or a submission is
 * judged on what is really there. Null when the application is not this actor's.
 */
export async function changeDraft<T>(
  actor: Actor,
  id: string,
  work: (tx: Database, application: ApplicationRow) => Promise<T>,
): Promise<T | Closed | null> {
  return transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !isTheirs(actor, row)) return null;
    if (!mayEdit(actor, row)) return { ok: false, reason: "application-submitted" };
    return work(tx, row);
  });
}

/** The row of an application, locked until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row ?? null;
}

/** Marks that something of an application changed: a page opened before is then known to be stale. */
export async function touch(tx: Database, id: string, set: Partial<ApplicationRow> = {}) {
  await tx
    .update(applications)
    .set({ ...set, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
}
