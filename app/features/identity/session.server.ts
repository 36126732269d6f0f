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
import { type Missing, missingOf, standing } from "./auth/factor/missing.server.ts";
import { hashInCookie, isPast } from "./auth/sessions/cookie-session.server.ts";
import { ownSession } from "./auth/sessions/own-session.server.ts";
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
  const token = hashInCookie(headers);
  const [row] = token ? await standings(db()).execute({ token, now: now() }) : [];
  if (!row || (await isPast(headers, row.session))) return null;
  const standing = standingOf(row);
  if (!standing) return null;
  const { id, createdAt, updatedAt } = row.session;
  const { person, missing } = standing;
  const session = { createdAt, usedAt: updatedAt };
  if (isSessionOver(missing ?? person.kind, session, now())) return null;
  if (touch && isMarkOld(session, now()))
    await db().update(sessions).set({ updatedAt: now() }).where(eq(sessions.id, id));
  return { id, secondFactorAt: row.secondFactorAt, ...standing };
}

/** Whose session it is, and what it lacks; null for somebody who is suspended. */
function standingOf(row: Standing): Pick<OpenSession, "person" | "missing"> | null {
  const { suspendedAt, ...known } = row.user;
  if (suspendedAt || row.staff?.suspendedAt) return null;
  if (!row.staff) return { person: { kind: "student", ...known }, missing: null };
  const { role, campus } = row.staff;
  const missing = missingOf(row);
  const person: Staff = { kind: "staff", ...known, role, campus };
  if (row.view && row.person && can(person, "act-as"))
    person.seeing = seeingOf(row.view, row.person);
  return { person, missing };
}

type Known = Pick<typeof users.$inferSelect, "id" | "name" | "email" | "locale">;

function seeingOf({ id, endsAt }: { id: string; endsAt: Date }, person: Known) {
  return { id, person: { kind: "student" as const, ...person }, until: endsAt };
}

/** The person whose area is seen in the session, as long as they are not kept out themselves. */
const seen = alias(users, "seen");
const goesOn = and(
  isNull(impersonations.endedAt),
  gt(impersonations.endsAt, sql.placeholder("now")),
);

const { name, email, locale, suspendedAt } = users;
const userColumns = { id: users.id, name, email, locale, suspendedAt };
const { createdAt, updatedAt, expiresAt } = sessions;
const sessionColumns = { id: sessions.id, createdAt, updatedAt, expiresAt };

/** A session with all that says who it is and what it opens, in one question: every request asks it. */
const standings = prepareQuery((on) =>
  on
    .select({
      session: sessionColumns,
      user: userColumns,
      staff: { role: staff.role, campus: staff.campus, suspendedAt: staff.suspendedAt },
      view: { id: impersonations.id, endsAt: impersonations.endsAt },
      person: { id: seen.id, name: seen.name, email: seen.email, locale: seen.locale },
      ...standing,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(impersonations, and(eq(impersonations.sessionId, sessions.id), goesOn))
    .leftJoin(seen, and(eq(seen.id, impersonations.personId), isNull(seen.suspendedAt)))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare("who-is-asking"),
);
type Standing = Awaited<ReturnType<ReturnType<typeof standings>["execute"]>>[number];

/**
 * Whose session the cookie was, although it rested too long: null when it was ended on purpose, or there
 * was none. It lets nobody in; it says for whom a form was being filled in.
 */
export async function lastPersonOf(headers: Headers): Promise<string | null> {
  return (await ownSession(headers))?.userId ?? null;
}

/** Did a session come with this request, whether it still opens anything or not? */
export function carriesSession(headers: Headers): boolean {
  return headers.get("cookie")?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false;
}
