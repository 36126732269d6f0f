import { asc, eq, inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { recordHistoryForEach } from "#app/features/audit/record-history.server.ts";
import { listOfficers, type Officer } from "#app/features/staff/officers.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { assignments, listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { isOrphaned } from "./list/filter-conditions.server.ts";

export type AssignResult =
  | { ok: true; changed: number }
  | { ok: false; reason: "officer-not-of-campus" | "assignee-changed" };

/** The assignee that the page showed, or null; used only for a single application. */
type ExpectedAssignee = { officerId: string | null };

/**
 * Assigns applications to an officer, or to nobody (`officerId` null), in one transaction with a history entry per
 * change. Refuses `officer-not-of-campus` when the officer does not serve the campus of each, and `assignee-changed` when the
 * assignee is no longer `expected`. Returns null, and changes nothing, when the actor may not decide on one of them.
 */
export async function assignApplications(
  actor: Actor,
  ids: string[],
  officerId: string | null,
  expected?: ExpectedAssignee,
): Promise<AssignResult | null> {
  if (actor.kind !== "staff" || ids.length === 0 || !ids.every((id) => validate(id))) return null;
  return transaction(async (tx) => {
    const rows = await lockApplications(tx, ids);
    const requestedCount = new Set(ids).size;
    if (rows.length !== requestedCount || !rows.every((row) => canDecide(actor, row))) return null;
    const officer = officerId === null ? null : await findOfficer(tx, actor, officerId);
    const isServedByOfficer = ({ campus }: (typeof rows)[number]) =>
      officerId === null || (officer && (officer.campus ?? campus) === campus);
    if (!rows.every(isServedByOfficer)) return { ok: false, reason: "officer-not-of-campus" };
    const previousAssignments = await tx
      .select()
      .from(assignments)
      .where(inArray(assignments.applicationId, ids));
    const previousOfficers = new Map(
      previousAssignments.map((one) => [one.applicationId, one.officerId]),
    );
    const getPreviousOfficer = (id: string) => previousOfficers.get(id) ?? null;
    if (expected && rows.some(({ id }) => getPreviousOfficer(id) !== expected.officerId))
      return { ok: false, reason: "assignee-changed" };
    const changedIds = rows
      .map(({ id }) => id)
      .filter((id) => getPreviousOfficer(id) !== officerId);
    await saveAssignments(tx, actor, changedIds, officerId);
    return { ok: true, changed: changedIds.length };
  });
}

/** Locks the applications in id order, so that concurrent assignments do not deadlock. */
function lockApplications(tx: Database, ids: string[]) {
  return tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for("update");
}

async function findOfficer(tx: Database, actor: Actor, id: string): Promise<Officer | null> {
  const officers = await listOfficers(actor, "decide:application", tx);
  return officers.find((one) => one.id === id) ?? null;
}

async function saveAssignments(
  tx: Database,
  actor: Actor,
  ids: string[],
  officerId: string | null,
) {
  if (ids.length === 0) return;
  if (officerId === null)
    await tx.delete(assignments).where(inArray(assignments.applicationId, ids));
  else
    await tx
      .insert(assignments)
      .values(ids.map((applicationId) => ({ applicationId, officerId, since: now() })))
      .onConflictDoUpdate({
        target: assignments.applicationId,
        set: { officerId, since: now() },
      });
  const subjects = ids.map((id) => ({ kind: "application", id }));
  if (officerId === null) await recordHistoryForEach(tx, actor, "application.released", subjects);
  else if ("id" in actor && officerId === actor.id)
    await recordHistoryForEach(tx, actor, "application.taken", subjects);
  else
    await recordHistoryForEach(tx, actor, "application.assigned", subjects, { officer: officerId });
}

/**
 * The assignee of an application and the officers who could be assigned. The caller has loaded the application for this
 * actor.
 */
export async function getAssignment(actor: Actor, applicationId: string) {
  const [assignee] = await db()
    .select({
      id: users.id,
      name: users.name,
      since: assignments.since,
      isFormerOfficer: isOrphaned(),
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.officerId))
    .innerJoin(lines, eq(lines.applicationId, assignments.applicationId))
    .where(eq(assignments.applicationId, applicationId));
  const officers = await listOfficers(actor, "decide:application");
  return { assignee: assignee ?? null, officers, me: "id" in actor ? actor.id : "" };
}
