import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import {
  getTeamError,
  normalizeTeamRole,
  type TeamErrorCode,
  type TeamRole,
} from "#app/features/access/team.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import {
  enqueueRoleChangedEmail,
  enqueueSecondFactorEmail,
} from "#app/features/auth/emails/staff-emails.server.ts";
import { deleteSecondFactor } from "#app/features/auth/factor/delete-second-factor.server.ts";
import type { AuthRefusal } from "#app/features/auth/library/call-auth-handler.server.ts";
import { endSessions } from "#app/features/auth/sessions/end-sessions.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions, staff, users } from "#app/platform/db/schema/identity.ts";

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  locale: users.locale,
  role: staff.role,
  campus: staff.campus,
  suspendedAt: staff.suspendedAt,
  lastSignInAt: staff.lastSignInAt,
  secondFactorAt: secondFactors.createdAt,
};

/** A staff member as the team page shows them. */
export type TeamMember = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers() {
  return db()
    .select(memberColumns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isNull(users.closedAt))
    .orderBy(asc(users.name));
}

/** All staff, by name; [] without `manage:people`. */
export async function listTeam(actor: Actor): Promise<TeamMember[]> {
  return can(actor, "manage:people") ? selectMembers() : [];
}

/** One staff member; null when there is none, or without `manage:people`. */
export async function getMember(actor: Actor, id: string): Promise<TeamMember | null> {
  return (await listTeam(actor)).find((member) => member.id === id) ?? null;
}

type ChangeMemberResult = Promise<{ ok: true } | AuthRefusal<TeamErrorCode> | null>;

/**
 * Changes the role of a staff member, signs them out everywhere and sends an email. Refuses with `own-role` or
 * `last-administrator`; null when there is no such member, or without `manage:people`.
 */
export function changeTeamRole(actor: Actor, id: string, input: TeamRole): ChangeMemberResult {
  const teamRole = normalizeTeamRole(input);
  return changeMember<never>(actor, id, async (tx, member, actorName) => {
    if (member.role === teamRole.role && member.campus === teamRole.campus) return;
    await tx.update(staff).set(teamRole).where(eq(staff.userId, id));
    // Ends the sessions, so that no page of the former role stays open (SES-05).
    await endSessions(tx, eq(sessions.userId, id));
    await enqueueRoleChangedEmail(tx, member, { actorName, teamRole });
    const details = { from: { role: member.role, campus: member.campus }, to: teamRole };
    await recordHistory(tx, actor, "staff.part-changed", { kind: "person", id }, details);
  });
}

/** The result of a suspension; `ErrorCode` are the refusals of `beforeSuspending`. */
export type SuspendMemberResult<ErrorCode extends string = never> =
  | { ok: true }
  | AuthRefusal<TeamErrorCode | ErrorCode>
  | null;

/**
 * Suspends a staff member, from their next request on every device. Refuses as `changeTeamRole`. `beforeSuspending`
 * runs changes of other features in the same transaction; an error code that it returns before writing refuses the
 * suspension.
 */
export function suspendMember<ErrorCode extends string = never>(
  actor: Actor,
  id: string,
  beforeSuspending: (tx: Database) => Promise<ErrorCode | null> = async () => null,
): Promise<SuspendMemberResult<ErrorCode>> {
  return changeMember<ErrorCode>(actor, id, async (tx, member) => {
    const reason = await beforeSuspending(tx);
    if (reason) return reason;
    if (member.suspendedAt) return;
    await tx.update(staff).set({ suspendedAt: now() }).where(eq(staff.userId, id));
    await endSessions(tx, eq(sessions.userId, id));
    await recordHistory(tx, actor, "staff.suspended", { kind: "person", id });
  });
}

/** Ends a suspension. Refuses as `changeTeamRole`. */
export function reinstateMember(actor: Actor, id: string): ChangeMemberResult {
  return changeMember<never>(actor, id, async (tx, member) => {
    if (!member.suspendedAt) return;
    await tx.update(staff).set({ suspendedAt: null }).where(eq(staff.userId, id));
    await recordHistory(tx, actor, "staff.reinstated", { kind: "person", id });
  });
}

/**
 * Deletes the second factor of a member who lost phone and codes, ends their sessions and sends an email; they set up
 * another at the next sign-in. Refuses as `changeTeamRole`: for one's own use the account page.
 */
export function resetSecondFactor(actor: Actor, id: string): ChangeMemberResult {
  return changeMember<never>(actor, id, async (tx, member) => {
    await removeSecondFactor(tx, actor, member);
  });
}

/**
 * As `resetSecondFactor`, for tools/reset-second-factor.ts, when no other administrator can do it. Does not check
 * permissions. `wasRemoved` is false when there was no second factor; null when the address belongs to no staff member.
 */
export function resetSecondFactorByEmail(
  email: string,
): Promise<{ ok: true; wasRemoved: boolean } | null> {
  return transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.normalize("NFC").trim().toLowerCase()));
    const member = user && (await lockMember(tx, user.id));
    if (!member) return null;
    return { ok: true, wasRemoved: await removeSecondFactor(tx, "system", member) };
  });
}

/** False when there is none to delete. */
async function removeSecondFactor(
  tx: Database,
  actor: Actor | "system",
  member: LockedMember,
): Promise<boolean> {
  const { id } = member;
  if (!(await deleteSecondFactor(tx, id))) return false;
  await endSessions(tx, eq(sessions.userId, id));
  await enqueueSecondFactorEmail(tx, member, "factorReset");
  await recordHistory(tx, actor, "second-factor.reset", { kind: "person", id });
  return true;
}

type LockedMember = Omit<TeamMember, "secondFactorAt">;
/** Returns an error code when it changed nothing. `actorName` is for emails. */
type MemberChange<ErrorCode> = (
  tx: Database,
  member: LockedMember,
  actorName: string,
) => Promise<ErrorCode | undefined>;

/** Runs one change of one member in a transaction, with permission and team rules checked. */
async function changeMember<ErrorCode extends string = never>(
  actor: Actor,
  id: string,
  change: MemberChange<ErrorCode>,
): Promise<SuspendMemberResult<ErrorCode>> {
  if (actor.kind !== "staff" || !(await getMember(actor, id))) return null;
  return transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    // The actor may have lost the role a moment ago.
    if (!administrators.includes(actor.id)) return null;
    const member = await lockMember(tx, id);
    if (!member) return null;
    const otherAdministrators = administrators.filter(
      (administratorId) => administratorId !== id,
    ).length;
    const reason =
      getTeamError(actor.id, member, otherAdministrators) ?? (await change(tx, member, actor.name));
    return reason ? { ok: false, reason } : { ok: true };
  });
}

/** Locks the active administrators, so that two of them cannot remove each other at once. */
async function lockAdministrators(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "administrator"), isNull(staff.suspendedAt)))
    .orderBy(asc(staff.userId))
    .for("update");
  return rows.map((row) => row.id);
}

async function lockMember(tx: Database, id: string) {
  const { secondFactorAt, ...columns } = memberColumns;
  const [row] = await tx
    .select(columns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, id))
    .for("update", { of: staff });
  return row;
}
