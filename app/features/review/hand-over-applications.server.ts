import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { recordHistoryForEach } from "#app/features/audit/record-history.server.ts";
import { listOfficers } from "#app/features/staff/officers.server.ts";
import { type SuspendMemberResult, suspendMember } from "#app/features/staff/team.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { assignments, listedApplications as lines } from "#app/platform/db/schema/review.ts";
import { endedStates } from "./list/application-filter.ts";

/** An officer id, nobody (null), or "stay": the applications wait for someone to take them over. */
export type Successor = { to: string | null } | "stay";

type OfficerNotOfCampus = { ok: false; reason: "officer-not-of-campus" };
export type HandOverResult = { ok: true; changed: number } | OfficerNotOfCampus;

/** Counts the open applications of an officer by campus. Same permission as `handOverApplications`. */
export async function countAssignments(
  actor: Actor,
  officerId: string,
): Promise<Partial<Record<Campus, number>> | null> {
  if (!canHandOver(actor) || !validate(officerId)) return null;
  const rows = await db()
    .select({ campus: lines.campus, n: count() })
    .from(lines)
    .where(isAssignedTo(officerId))
    .groupBy(lines.campus);
  return Object.fromEntries(rows.map(({ campus, n }) => [campus, n]));
}

/**
 * Assigns every open application of an officer to another or to nobody, in one transaction with a history entry each.
 * Refuses `officer-not-of-campus` when the other does not serve every campus. Returns null unless the actor may manage
 * people and decide on every campus.
 */
export async function handOverApplications(
  actor: Actor,
  officerId: string,
  to: string | null,
): Promise<HandOverResult | null> {
  if (!canHandOver(actor) || !validate(officerId)) return null;
  return transaction(async (tx) => {
    const ids = await reassignAll(tx, actor, officerId, to);
    return ids ? { ok: true, changed: ids.length } : officerNotOfCampus;
  });
}

/**
 * Suspends a staff member and hands over their applications in one transaction. Refusals of `suspendMember` and
 * `handOverApplications`.
 */
export function suspendOfficer(
  actor: Actor,
  officerId: string,
  successor: Successor,
): Promise<SuspendMemberResult<OfficerNotOfCampus["reason"]>> {
  return suspendMember(actor, officerId, async (tx) => {
    if (successor === "stay" || !canHandOver(actor)) return null;
    return (await reassignAll(tx, actor, officerId, successor.to))
      ? null
      : officerNotOfCampus.reason;
  });
}

const officerNotOfCampus: OfficerNotOfCampus = { ok: false, reason: "officer-not-of-campus" };

function canHandOver(actor: Actor): boolean {
  return can(actor, "manage:people") && can(actor, "decide:application");
}

function isAssignedTo(officerId: string) {
  return and(eq(lines.officerId, officerId), notInArray(lines.state, endedStates));
}

/**
 * Locks the applications in id order, as every command does, then assigns them. Returns null when the successor does
 * not serve all campuses.
 */
async function reassignAll(tx: Database, actor: Actor, from: string, to: string | null) {
  const rows = await tx
    .select({ id: applications.id, campus: applications.campus })
    .from(applications)
    .innerJoin(lines, eq(lines.applicationId, applications.id))
    .where(isAssignedTo(from))
    .orderBy(asc(applications.id))
    .for("update", { of: applications });
  const ids = rows.map(({ id }) => id);
  if (to !== null) {
    const officers = await listOfficers(actor, "decide:application", tx);
    const successor = officers.find(({ id }) => id === to && id !== from);
    if (!successor || !rows.every(({ campus }) => (successor.campus ?? campus) === campus))
      return null;
  }
  for (let at = 0; at < ids.length; at += UPDATE_BATCH_SIZE)
    await reassign(tx, actor, { from, to, ids: ids.slice(at, at + UPDATE_BATCH_SIZE) });
  return ids;
}

/** PostgreSQL accepts 65,535 parameters per statement. */
const UPDATE_BATCH_SIZE = 2_000;

type Reassignment = { from: string; to: string | null; ids: string[] };

async function reassign(tx: Database, actor: Actor, { from, to, ids }: Reassignment) {
  const isAssignedToFrom = and(
    eq(assignments.officerId, from),
    inArray(assignments.applicationId, ids),
  );
  const subjects = ids.map((id) => ({ kind: "application", id }));
  if (to === null) {
    await tx.delete(assignments).where(isAssignedToFrom);
    return recordHistoryForEach(tx, actor, "application.released", subjects);
  }
  await tx.update(assignments).set({ officerId: to, since: now() }).where(isAssignedToFrom);
  return recordHistoryForEach(tx, actor, "application.assigned", subjects, { officer: to });
}
