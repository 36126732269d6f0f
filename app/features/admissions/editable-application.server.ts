import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { listReopenings } from "./corrections/list-reopened-sections.server.ts";
import { listOpenSections, wasReopened } from "./corrections/reopened-sections.ts";
import { canEdit, type EditablePart, isOwnApplication } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** `isSectionClosed`: this part was reopened and is closed again. */
export type EditRefusal = { ok: false; reason: "application-submitted"; isSectionClosed?: true };

/** Finds an application by id. Does not check permission. */
export async function findApplication(
  id: string,
  on: Database = db(),
): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** Finds the application that a candidate began last. Does not check permission. */
export async function findLastApplication(accountId: string): Promise<ApplicationRow | null> {
  const [row] = await lastApplicationQuery(db()).execute({ accountId });
  return row ?? null;
}

const lastApplicationQuery = prepareQuery("last-application", (on) =>
  on
    .select()
    .from(applications)
    .where(eq(applications.accountId, sql.placeholder("accountId")))
    .orderBy(desc(applications.createdAt))
    .limit(1),
);

/**
 * Finds the application that a candidate's request changes: the submitted one with this number, else the one that was
 * begun last. Null for anybody but its candidate.
 *
 * @param number of a submitted application, as the address names it; null for the last one
 */
export async function findOwnApplication(
  actor: Actor,
  number: string | null,
): Promise<ApplicationRow | null> {
  if (actor.kind !== "student") return null;
  if (number === null) return findLastApplication(actor.id);
  const [row] = await db()
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.accountId, actor.id),
        eq(applications.number, number),
        isNotNull(applications.submittedAt),
      ),
    );
  return row ?? null;
}

/** Checks that the actor may change this part now. Null when the application is not theirs. */
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
 * Runs a change of a draft, or of a reopened section, in one transaction with the application locked, so that limits
 * and submission are checked against current data. Refuses with `application-submitted`. Null when the application is
 * not the actor's.
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
  const isSectionClosed = wasReopened(reopenings, part === "consent" ? "parents" : part);
  return {
    ok: false,
    reason: "application-submitted",
    ...(isSectionClosed ? { isSectionClosed } : {}),
  };
}

/** Locks an application until the transaction ends. */
export async function lockApplication(tx: Database, id: string): Promise<ApplicationRow | null> {
  if (!validate(id)) return null;
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return row ?? null;
}

/** Increments the version used for optimistic locking. */
export async function bumpVersion(tx: Database, id: string, changes: Partial<ApplicationRow> = {}) {
  await tx
    .update(applications)
    .set({ ...changes, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
}
