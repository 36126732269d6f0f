import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, type Staff, type Student, visitor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
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
import {
  getPendingStep,
  type PendingStep,
  pendingStepColumns,
} from "./factor/pending-step.server.ts";
import { endIfExpired, getSessionHash } from "./sessions/cookie-session.server.ts";
import { getCurrentSession } from "./sessions/current-session.server.ts";
import { isSessionExpired, needsUsageUpdate } from "./sessions/session-limits.ts";

/** A valid session and the step that is missing before it counts as signed in. */
export type OpenSession = {
  id: string;
  person: Student | Staff;
  pendingStep: PendingStep | null;
  /** When a second-factor code was last accepted in this session. */
  secondFactorAt: Date | null;
};

/**
 * The actor of the session cookie. A visitor without a session, for a revoked or expired one, for a suspended user,
 * and until the second factor is verified. With `extendsSession` false the request does not count as use: the page
 * polls by itself.
 */
export async function getActor(headers: Headers, { extendsSession = true } = {}): Promise<Actor> {
  const session = await getSession(headers, { extendsSession });
  return session && !session.pendingStep ? session.person : visitor;
}

/** The session of the cookie, also one with a missing step; null when there is none. */
export async function getSession(
  headers: Headers,
  { extendsSession = true } = {},
): Promise<OpenSession | null> {
  const token = getSessionHash(headers);
  const [row] = token ? await sessionQuery(db()).execute({ token, now: now() }) : [];
  if (!row || (await endIfExpired(row.session))) return null;
  const userState = toUserState(row);
  if (!userState) return null;
  const { id, createdAt, updatedAt } = row.session;
  const { person, pendingStep } = userState;
  const session = { createdAt, usedAt: updatedAt };
  if (isSessionExpired(pendingStep ?? person.kind, session, now())) return null;
  if (extendsSession && needsUsageUpdate(session, now()))
    await db().update(sessions).set({ updatedAt: now() }).where(eq(sessions.id, id));
  return { id, secondFactorAt: row.secondFactorAt, ...userState };
}

/** The user of a session and its missing step; null for a suspended user. */
function toUserState(row: SessionQueryRow): Pick<OpenSession, "person" | "pendingStep"> | null {
  const { suspendedAt, ...userFields } = row.user;
  if (suspendedAt || row.staff?.suspendedAt) return null;
  if (!row.staff) return { person: { kind: "student", ...userFields }, pendingStep: null };
  const { role, campus } = row.staff;
  const pendingStep = getPendingStep(row);
  const person: Staff = { kind: "staff", ...userFields, role, campus };
  if (row.view && row.person && can(person, "impersonate"))
    person.impersonation = toImpersonation(row.view, row.person);
  return { person, pendingStep };
}

type UserFields = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "locale">;

function toImpersonation({ id, endsAt }: { id: string; endsAt: Date }, person: UserFields) {
  return { id, person: { kind: "student" as const, ...person }, until: endsAt };
}

/** The impersonated candidate, unless they are suspended. */
const impersonatedUser = alias(users, "impersonated");
const isOngoing = and(
  isNull(impersonations.endedAt),
  gt(impersonations.endsAt, sql.placeholder("now")),
);

const { name, email, locale, suspendedAt } = users;
const userColumns = { id: users.id, name, email, locale, suspendedAt };
const { createdAt, updatedAt, expiresAt } = sessions;
const sessionColumns = { id: sessions.id, createdAt, updatedAt, expiresAt };

/** Loads a session with its user, role and impersonation in one query, because every request needs it. */
const sessionQuery = prepareQuery("session", (database) =>
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
    .where(eq(sessions.token, sql.placeholder("token"))),
);
type SessionQueryRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>["execute"]>>[number];

/**
 * The user id of the session cookie, also of a session past its idle limit; null when it was ended or never existed.
 * Grants no access: it only serves to reject a form rendered for another user.
 */
export async function getLastUserId(headers: Headers): Promise<string | null> {
  return (await getCurrentSession(headers))?.userId ?? null;
}

/** Whether the request has a session cookie, valid or not. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("cookie")?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false;
}
