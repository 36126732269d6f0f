import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "../actor.ts";
import { forgetSecondFactor } from "../auth/factor/forget-factor.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { letterOfFactor, letterOfPost } from "../auth/letters/staff-letters.server.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { record } from "../history.server.ts";
import { can } from "../permissions.ts";
import { type Post, postOf, type TeamRefusal, teamRefusal } from "./team.ts";

const line = {
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

/** A member of the staff as the page of the team shows them. */
export type Member = Awaited<ReturnType<typeof select>>[number];

function select() {
  return db()
    .select(line)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isNull(users.closedAt))
    .orderBy(asc(users.name));
}

/** Everybody of the staff, by name; [] for whoever may not manage people. */
export async function listTeam(actor: Actor): Promise<Member[]> {
  return can(actor, "manage:people") ? select() : [];
}

/** One member of the staff; null when there is none, or for whoever may not manage people. */
export async function getMember(actor: Actor, id: string): Promise<Member | null> {
  return (await listTeam(actor)).find((member) => member.id === id) ?? null;
}

type Changed = Promise<{ ok: true } | Refused<TeamRefusal> | null>;

/**
 * Gives somebody another part: they are signed out everywhere, told why by letter, and have it when they are back.
 * Refuses one’s own part and that of the last administrator. Null when there is no such person, or for whoever may
 * not manage people.
 */
export function changePost(actor: Actor, id: string, asked: Post): Changed {
  const post = postOf(asked);
  return changeMember<never>(actor, id, async (tx, member, by) => {
    if (member.role === post.role && member.campus === post.campus) return;
    await tx.update(staff).set(post).where(eq(staff.userId, id));
    // Nothing that the former role had open is left on a screen (SES-05).
    await endSessions(tx, eq(sessions.userId, id));
    await letterOfPost(tx, member, { by, post });
    const details = { from: { role: member.role, campus: member.campus }, to: post };
    await record(tx, actor, "staff.part-changed", { kind: "person", id }, details);
  });
}

/** What suspending somebody answers; `R` is why what goes with it was refused. */
export type Suspended<R extends string = never> = { ok: true } | Refused<TeamRefusal | R> | null;

/**
 * Keeps somebody out from their next request, on every device. Refuses as `changePost` does. What goes with it in
 * another room is done in the same transaction: before it writes, it may give a reason that refuses the whole.
 */
export function suspendMember<R extends string = never>(
  actor: Actor,
  id: string,
  alongside: (tx: Database) => Promise<R | null> = async () => null,
): Promise<Suspended<R>> {
  return changeMember<R>(actor, id, async (tx, member) => {
    const reason = await alongside(tx);
    if (reason) return reason;
    if (member.suspendedAt) return;
    await tx.update(staff).set({ suspendedAt: now() }).where(eq(staff.userId, id));
    await endSessions(tx, eq(sessions.userId, id));
    await record(tx, actor, "staff.suspended", { kind: "person", id });
  });
}

/** Lets somebody who was suspended sign in again. */
export function reinstateMember(actor: Actor, id: string): Changed {
  return changeMember<never>(actor, id, async (tx, member) => {
    if (!member.suspendedAt) return;
    await tx.update(staff).set({ suspendedAt: null }).where(eq(staff.userId, id));
    await record(tx, actor, "staff.reinstated", { kind: "person", id });
  });
}

/**
 * Takes the second factor of somebody who lost their telephone and codes, ends their sessions, and
 * writes to them. They set up another at their next sign-in. Not one's own: a page of the account does it.
 */
export function resetSecondFactor(actor: Actor, id: string): Changed {
  return changeMember<never>(actor, id, async (tx, member) => {
    await takeFactor(tx, actor, member);
  });
}

/**
 * The same for whoever commands the machine of the site (tools/reset-second-factor.ts), when nobody else
 * administers it. `removed` is false when they have none: nothing is changed, nothing written. Null for an address
 * that is nobody's of the staff.
 */
export function resetSecondFactorByAddress(
  email: string,
): Promise<{ ok: true; removed: boolean } | null> {
  return transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.normalize("NFC").trim().toLowerCase()));
    const member = person && (await lockMember(tx, person.id));
    if (!member) return null;
    return { ok: true, removed: await takeFactor(tx, "system", member) };
  });
}

/** False when there is none to take. */
async function takeFactor(tx: Database, by: Actor | "system", member: Locked): Promise<boolean> {
  const { id } = member;
  if (!(await forgetSecondFactor(tx, id))) return false;
  await endSessions(tx, eq(sessions.userId, id));
  await letterOfFactor(tx, member, "factorReset");
  await record(tx, by, "second-factor.reset", { kind: "person", id });
  return true;
}

type Locked = Omit<Member, "secondFactorAt">;
/** `by` names who does it. Gives the reason why it did nothing, or nothing. */
type Work<R> = (tx: Database, member: Locked, by: string) => Promise<R | undefined>;

/** One change of one member, in one transaction, when the rules of the team allow it. */
async function changeMember<R extends string = never>(
  actor: Actor,
  id: string,
  work: Work<R>,
): Promise<Suspended<R>> {
  if (actor.kind !== "staff" || !(await getMember(actor, id))) return null;
  return transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    // Somebody may have taken this part from the actor a moment ago.
    if (!administrators.includes(actor.id)) return null;
    const member = await lockMember(tx, id);
    if (!member) return null;
    const others = administrators.filter((one) => one !== id).length;
    const reason = teamRefusal(actor.id, member, others) ?? (await work(tx, member, actor.name));
    return reason ? { ok: false, reason } : { ok: true };
  });
}

/** The active administrators, held so that two of them cannot remove each other at once. */
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
  const { secondFactorAt, ...columns } = line;
  const [row] = await tx
    .select(columns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.userId, id))
    .for("update", { of: staff });
  return row;
}
