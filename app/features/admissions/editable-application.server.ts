import { eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { listReopenings } from "./corrections/list-reopened-sections.server.ts";
import { listOpenSections, wasReopened } from "./corrections/reopened-sections.ts";
import { canEdit, type EditablePart, isOwnApplication } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** What a submitted application answers to any change; `shut`: this part was opened again, and is no more. */
export type EditRefusal = { ok: false; reason: "application-submitted"; shut?: true };

/** The row of an application by its identifier; null when there is none, or the text is no identifier. */
export async function findApplication(
  id: string,
  on: Database = db(),
): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** May this actor change this part of this application now? Null: it does not exist for them. */
export async function checkEditable(
  actor: Actor,
  id: string,
  part: EditablePart,
): Promise<{ ok: true } | EditRefusal | null> {
  const row = await findApplication(id);
  if (!row || !isOwnApplication(actor, row)) return null;
  return (await getEditRefusal(db(), actor, row, part)) ?? { ok: true };
}

/**
 * Changes a part of a draft, or of what the school opened again after sending, in one transaction, alone: its
 * row is locked first, so that a limit, a submission or a closing is judged on what is really there. Null when
 * the application is not this actor's.
 */
export async function withEditableApplication<T>(
  actor: Actor,
  id: string,
  part: EditablePart,
  run: (tx: Database, application: ApplicationRow) => Promise<T>,
): Promise<T | EditRefusal | null> {
  return transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !isOwnApplication(actor, row)) return null;
    return (await getEditRefusal(tx, actor, row, part)) ?? run(tx, row);
  });
}

async function getEditRefusal(
  on: Database,
  actor: Actor,
  row: ApplicationRow,
  part: EditablePart,
): Promise<EditRefusal | null> {
  const reopenings = row.submittedAt ? await listReopenings(on, row.id) : [];
  if (canEdit(actor, row, part, listOpenSections(reopenings, now()))) return null;
  const isShut = wasReopened(reopenings, part === "consent" ? "parents" : part);
  return { ok: false, reason: "application-submitted", ...(isShut ? { shut: isShut } : {}) };
}

/** The row of an application, locked until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row ?? null;
}

/** Marks that something of an application changed: a page opened before is then known to be stale. */
export async function bumpVersion(tx: Database, id: string, changes: Partial<ApplicationRow> = {}) {
  await tx
    .update(applications)
    .set({ ...changes, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
}
