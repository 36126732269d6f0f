import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import { type SignInMethods, toSignInMethods } from "#app/features/auth/sign-in/sign-in-methods.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { accounts, sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import { matchesQuery } from "#app/platform/db/text-search.ts";
import { parsePhoneDigits } from "./phone-search.ts";

/** The number of candidates in a search result. Further ones need a longer query. */
export const MAX_CANDIDATES_FOUND = 25;

/** A candidate in a search result. */
export type CandidateSummary = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  emailVerified: boolean;
  isSuspended: boolean;
};

/**
 * Searches candidates by name, address or phone, sorted by name, at most `MAX_CANDIDATES_FOUND`. An empty query finds
 * nobody, so that the page does not list all candidates. [] without `help:people`.
 */
export async function searchCandidates(actor: Actor, query: string): Promise<CandidateSummary[]> {
  if (!can(actor, "help:people") || query.trim() === "") return [];
  const rows = await db()
    .select(summaryColumns)
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(isCandidate(), getSearchCondition(query)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAX_CANDIDATES_FOUND);
  return rows.map(({ suspendedAt, phone, ...row }) => ({
    ...row,
    phone: formatPhone(phone),
    isSuspended: suspendedAt !== null,
  }));
}

const summaryColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  emailVerified: users.emailVerified,
  suspendedAt: users.suspendedAt,
};

/** Staff are listed on the team page; a closed account cannot be helped. */
const isCandidate = () => and(isNull(staff.userId), isNull(users.closedAt));

const searchText = sql`concat_ws(' ', ${users.name}, ${users.email})`;

function getSearchCondition(query: string): SQL | undefined {
  const matchesName = and(...matchesQuery(searchText, query));
  const digits = parsePhoneDigits(query);
  return digits ? or(matchesName, sql`strpos(${users.phone}, ${digits}) > 0`) : matchesName;
}

/** The account data that help a candidate who cannot sign in. */
export type CandidateAccount = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  locale: "fr" | "en";
  createdAt: Date;
  emailVerified: boolean;
  closesAt: Date | null;
  suspendedAt: Date | null;
  suspendedBecause: string | null;
  signInMethods: SignInMethods;
  /** The last sign-in among the sessions that are still open. */
  lastSignInAt: Date | null;
};

/**
 * A candidate's account. Records the access in the history, once an hour. Null when there is none, for staff, and
 * without `help:people`.
 */
export async function getCandidateAccount(
  actor: Actor,
  id: string,
): Promise<CandidateAccount | null> {
  if (!can(actor, "help:people") || !validate(id)) return null;
  const [row] = await db()
    .select({ user: users, lastSignInAt: lastSignIn })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(eq(users.id, id), isCandidate()));
  if (!row) return null;
  await recordAccess(actor, "person.opened", { kind: "person", id });
  const { name, email, locale, createdAt, emailVerified } = row.user;
  const { closesAt, suspendedAt, suspendedBecause } = row.user;
  const linkedAccounts = await db()
    .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, id));
  return {
    ...{ id, name, email, locale, createdAt, emailVerified },
    ...{ closesAt, suspendedAt, suspendedBecause },
    phone: formatPhone(row.user.phone),
    signInMethods: toSignInMethods(linkedAccounts),
    lastSignInAt: row.lastSignInAt,
  };
}

const lastSignIn = sql<Date | null>`(
  select max(${sessions.createdAt}) from ${sessions} where ${sessions.userId} = ${users.id}
)`.mapWith(sessions.createdAt);

/** Loads a candidate with an open account `FOR UPDATE`; null for anybody else. Does not check permissions. */
export async function lockCandidate(tx: Database, id: string) {
  if (!validate(id)) return null;
  const [row] = await tx
    .select({ user: users })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(and(eq(users.id, id), isCandidate()))
    .for("update", { of: users });
  return row?.user ?? null;
}

/** Whether a user is staff or a candidate; null when unknown. Does not check permissions. */
export async function getUserKind(id: string): Promise<"staff" | "student" | null> {
  if (!validate(id)) return null;
  const [row] = await db()
    .select({ staff: staff.userId })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, id));
  if (!row) return null;
  return row.staff ? "staff" : "student";
}
