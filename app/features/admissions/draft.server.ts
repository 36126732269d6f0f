import { eq, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { listOpenings } from "./corrections/opened.server.ts";
import { openSections, wasOpened } from "./corrections/opening.ts";
import { isTheirs, mayEdit, type Part } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** What a submitted application answers to any change; `shut`: this part was opened again, and is no more. */
export type Closed = { ok: false; reason: "application-submitted"; shut?: true };

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
export async function checkDraft(
  actor: Actor,
  id: string,
  part: Part,
): Promise<{ ok: true } | Closed | null> {
  const row = await findApplication(id);
  if (!row || !isTheirs(actor, row)) return null;
  return (await refusalOf(db(), actor, row, part)) ?? { ok: true };
}

/**
 * Changes a part of a draft, or of what the school opened again after sending, in one transaction, alone: its
 * row is locked first, so that a limit, a submission or a closing is judged on what is really there. Null when
 * the application is not this actor's.
 */
export async function changeDraft<T>(
  actor: Actor,
  id: string,
  part: Part,
  work: (tx: Database, application: ApplicationRow) => Promise<T>,
): Promise<T | Closed | null> {
  return transaction(async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row || !isTheirs(actor, row)) return null;
    return (await refusalOf(tx, actor, row, part)) ?? work(tx, row);
  });
}

async function refusalOf(
  on: Database,
  actor: Actor,
  row: ApplicationRow,
  part: Part,
): Promise<Closed | null> {
  const openings = row.submittedAt ? await listOpenings(on, row.id) : [];
  if (mayEdit(actor, row, part, openSections(openings, now()))) return null;
  const shut = wasOpened(openings, part === "consent" ? "parents" : part);
  return { ok: false, reason: "application-submitted", ...(shut ? { shut } : {}) };
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
