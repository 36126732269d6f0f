import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { now } from "#app/platform/clock.ts";
import { COOKIE_PREFIX } from "#app/platform/cookies.ts";
import { db } from "#app/platform/db/client.server.ts";
import { prepareQuery } from "#app/platform/db/prepared-query.server.ts";
import {
  impersonations,
  secondFactors,
  sessions,
  staff,
  users,
} from "#app/platform/db/schema/identity.ts";
import { type Actor, type Staff, type Student, visitor } from "./actor.ts";
import {
  getPendingStep,
  type PendingStep,
  pendingStepColumns,
} from "./auth/factor/pending-step.server.ts";
import { endIfExpired, getSessionHash } from "./auth/sessions/cookie-session.server.ts";
import { getCurrentSession } from "./auth/sessions/current-session.server.ts";
import { isSessionExpired, needsUsageUpdate } from "./auth/sessions/session-limits.ts";
import { can } from "./permissions.ts";

/** A session that is open, and what it lacks before it counts. */
export type OpenSession = {
  id: string;
  person: Student | Staff;
  missing: PendingStep | null;
  /** When a code of the second factor was last given in it. */
  secondFactorAt: Date | null;
};

/**
 * Who is asking, by the session cookie. A visitor when there is none, when it was revoked, when it
 * rested or lasted too long, when the person is suspended, and as long as the second
 * factor was not given: whatever the door they came by, nothing is theirs before. With `touch` false the
 * session does not count as used: a page asked, not the person.
 */
export async function getActor(
  headers: Headers,
  { touch: extendsSession = true } = {},
): Promise<Actor> {
  const session = await getSession(headers, { touch: extendsSession });
  return session && !session.missing ? session.person : visitor;
}

/** The session of the cookie, also when it does not count yet; null when there is none. */
export async function getSession(
  headers: Headers,
  { touch: extendsSession = true } = {},
): Promise<OpenSession | null> {
  const token = getSessionHash(headers);
  const [row] = token ? await sessionQuery(db()).execute({ token, now: now() }) : [];
  if (!row || (await endIfExpired(headers, row.session))) return null;
  const userState = toUserState(row);
  if (!userState) return null;
  const { id, createdAt, updatedAt } = row.session;
  const { person, missing } = userState;
  const session = { createdAt, usedAt: updatedAt };
  if (isSessionExpired(missing ?? person.kind, session, now())) return null;
  if (extendsSession && needsUsageUpdate(session, now()))
    await db().update(sessions).set({ updatedAt: now() }).where(eq(sessions.id, id));
  return { id, secondFactorAt: row.secondFactorAt, ...userState };
}

/** Whose session it is, and what it lacks; null for somebody who is suspended. */
function toUserState(row: SessionQueryRow): Pick<OpenSession, "person" | "missing"> | null {
  const { suspendedAt, ...userFields } = row.user;
  if (suspendedAt || row.staff?.suspendedAt) return null;
  if (!row.staff) return { person: { kind: "student", ...userFields }, missing: null };
  const { role, campus } = row.staff;
  const missing = getPendingStep(row);
  const person: Staff = { kind: "staff", ...userFields, role, campus };
  if (row.view && row.person && can(person, "act-as"))
    person.impersonation = toImpersonation(row.view, row.person);
  return { person, missing };
}

type UserFields = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "locale">;

function toImpersonation({ id, endsAt }: { id: string; endsAt: Date }, person: UserFields) {
  return { id, person: { kind: "student" as const, ...person }, until: endsAt };
}

/** The person whose area is seen in the session, as long as they are not kept out themselves. */
const impersonatedUser = alias(users, "seen");
const isOngoing = and(
  isNull(impersonations.endedAt),
  gt(impersonations.endsAt, sql.placeholder("now")),
);

const { name, email, locale, suspendedAt } = users;
const userColumns = { id: users.id, name, email, locale, suspendedAt };
const { createdAt, updatedAt, expiresAt } = sessions;
const sessionColumns = { id: sessions.id, createdAt, updatedAt, expiresAt };

/** A session with all that says who it is and what it opens, in one question: every request asks it. */
const sessionQuery = prepareQuery((database) =>
  database
    .select({
      session: sessionColumns,
      user: userColumns,
      staff: { role: staff.role, campus: staff.campus, suspendedAt: staff.suspendedAt },
      view: { id: impersonations.id, endsAt: impersonations.endsAt },
      person: {
        id: impersonatedUser.id,
        name: impersonatedUser.name,
        email: impersonatedUser.email,
        locale: impersonatedUser.locale,
      },
      ...pendingStepColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(impersonations, and(eq(impersonations.sessionId, sessions.id), isOngoing))
    .leftJoin(
      impersonatedUser,
      and(eq(impersonatedUser.id, impersonations.personId), isNull(impersonatedUser.suspendedAt)),
    )
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare("who-is-asking"),
);
type SessionQueryRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>["execute"]>>[number];

/**
 * Whose session the cookie was, although it rested too long: null when it was ended on purpose, or there
 * was none. It lets nobody in; it says for whom a form was being filled in.
 */
export async function getLastUserId(headers: Headers): Promise<string | null> {
  return (await getCurrentSession(headers))?.userId ?? null;
}

/** Did a session come with this request, whether it still opens anything or not? */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("cookie")?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false;
}
