import { and, eq, gt, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { now } from "#app/platform/clock.ts";
import { COOKIE_PREFIX } from "#app/platform/cookies.ts";
import { db } from "#app/platform/db/client.server.ts";
import {
  secondFactors,
  sessions,
  staff,
  supportViews,
  users,
} from "#app/platform/db/schema/identity.ts";
import { type Actor, type Staff, type Student, visitor } from "./actor.ts";
import { type Missing, missingOf, standing } from "./auth/factor/missing.server.ts";
import { cookieSession } from "./auth/sessions/cookie-session.server.ts";
import { isMarkOld, isSessionOver } from "./auth/sessions/session-limits.ts";
import { can } from "./permissions.ts";

/** A session that is open, and what it lacks before it counts. */
export type OpenSession = {
  id: string;
  person: Student | Staff;
  missing: Missing | null;
  /** When a code of the second factor was last given in it. */
  secondFactorAt: Date | null;
};

/**
 * Who is asking, by the session cookie. A visitor when there is none, when it was revoked, when it
 * rested or lasted too long, when the person is suspended, and as long as the second
 * factor was not given: whatever the door they came by, nothing is theirs before. With `touch` false the
 * session does not count as used: a page asked, not the person.
 */
export async function actorOf(headers: Headers, { touch = true } = {}): Promise<Actor> {
  const session = await sessionOf(headers, { touch });
  return session && !session.missing ? session.person : visitor;
}

/** The session of the cookie, also when it does not count yet; null when there is none. */
export async function sessionOf(
  headers: Headers,
  { touch = true } = {},
): Promise<OpenSession | null> {
  if (!carriesSession(headers)) return null;
  const found = await cookieSession(headers);
  if (!found) return null;
  const { id, createdAt, updatedAt } = found.session;
  const session = { createdAt, usedAt: updatedAt };
  const standing = await standingOf(found.user.id, id);
  if (!standing) return null;
  const { person, missing, secondFactorAt } = standing;
  if (isSessionOver(missing ?? person.kind, session, now())) return null;
  if (touch && isMarkOld(session, now()))
    await db().update(sessions).set({ updatedAt: now() }).where(eq(sessions.id, id));
  return { id, person, missing, secondFactorAt };
}

/** Whose session it is, and what it lacks; null for somebody who is suspended. */
async function standingOf(
  userId: string,
  sessionId: string,
): Promise<Omit<OpenSession, "id"> | null> {
  const [row] = await db()
    .select({ user: users, staff, view: supportViews, person: seen, ...standing })
    .from(users)
    .innerJoin(sessions, and(eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(supportViews, and(eq(supportViews.sessionId, sessions.id), goesOn()))
    .leftJoin(seen, and(eq(seen.id, supportViews.personId), isNull(seen.suspendedAt)))
    .where(eq(users.id, userId));
  if (!row || row.user.suspendedAt || row.staff?.suspendedAt) return null;
  const known = knownOf(row.user);
  if (!row.staff)
    return { person: { kind: "student", ...known }, missing: null, secondFactorAt: null };
  const { role, campus } = row.staff;
  const { secondFactorAt } = row;
  const missing = missingOf(row);
  const person: Staff = { kind: "staff", ...known, role, campus };
  if (row.view && row.person && can(person, "act-as"))
    person.seeing = seeingOf(row.view, row.person);
  return { person, missing, secondFactorAt };
}

type Person = typeof users.$inferSelect;

function seeingOf({ id, endsAt }: typeof supportViews.$inferSelect, person: Person) {
  return { id, person: { kind: "student" as const, ...knownOf(person) }, until: endsAt };
}

/** The person whose area is seen in the session, as long as they are not kept out themselves. */
const seen = alias(users, "seen");
const goesOn = () => and(isNull(supportViews.endedAt), gt(supportViews.endsAt, now()));

const knownOf = ({ id, name, email, locale }: Person) => ({ id, name, email, locale });

/**
 * Whose session the cookie was, although it rested too long: null when it was ended on purpose, or there
 * was none. It lets nobody in; it says for whom a form was being filled in.
 */
export async function lastPersonOf(headers: Headers): Promise<string | null> {
  if (!carriesSession(headers)) return null;
  const found = await cookieSession(headers);
  return found?.user.id ?? null;
}

/** Did a session come with this request, whether it still opens anything or not? */
export function carriesSession(headers: Headers): boolean {
  return headers.get("cookie")?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false;
}
