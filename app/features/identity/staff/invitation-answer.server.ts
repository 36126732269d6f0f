import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { history, invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { hashPassword } from "../auth/hash.server.ts";
import { hashOfToken } from "../auth/invitation-token.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import type { PasswordRefusal } from "../password/password.ts";
import { passwordRefusal } from "../password/password-refusal.server.ts";
import { insertPerson } from "../people.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { hasAdministrator } from "./first-administrator.server.ts";
import { type InvitationState, invitationState, type Post } from "./team.ts";

/** An invitation as whoever holds its link sees it. */
export type Invitation = Post & {
  state: InvitationState;
  /** Null for the first administrator, who gives one. */
  email: string | null;
  expiresAt: Date;
  /** new: an account is made · theirs: it is the reader's · other: somebody must sign in to accept. */
  account: "new" | "theirs" | "other";
};

/** The invitation of a link. Reading it uses nothing up; null when there is no such link. */
export async function readInvitation(token: string, reader: Actor): Promise<Invitation | null> {
  const [row] = await db()
    .select({ invitation: invitations, userId: users.id })
    .from(invitations)
    .leftJoin(users, eq(users.email, invitations.email))
    .where(eq(invitations.tokenHash, hashOfToken(token)));
  if (!row) return null;
  const { email, role, campus, expiresAt } = row.invitation;
  const over = email === null && (await hasAdministrator(db()));
  const state = over ? "used" : invitationState(row.invitation, now());
  const theirs = isSignedIn(reader) && reader.id === row.userId;
  const account = row.userId ? (theirs ? "theirs" : "other") : "new";
  return { state, email, role, campus, expiresAt, account };
}

type Newcomer = {
  firstName: string;
  lastName: string;
  /** Read only where the invitation has none. */
  email: string;
  password: string;
  locale: Locale;
};

/** For how long after an invitation was accepted the same form, sent again, is answered as the first one was. */
const REPEAT_WINDOW_MS = 600_000;

type NewcomerRefusal = "link-invalid" | "account-exists" | "required" | PasswordRefusal;

/**
 * Accepts an invitation by making an account, and opens a session: the letter, or the terminal of the
 * server, has proved the address. Refuses a link that has served or ended, a password against the rule,
 * and an address that has an account: its owner signs in to accept (`acceptAsKnown`). The second of two taps makes
 * nothing and opens a session by the password that the first one set.
 */
export async function acceptAsNew(
  caller: Caller,
  token: string,
  typed: Newcomer,
): Promise<{ ok: true; cookies: string[] } | Refused<NewcomerRefusal>> {
  const { firstName, lastName, password, locale } = typed;
  const found = await openInvitation(db(), token);
  if (!found) return signInAgain(caller, token, typed);
  const email = addressOf(found, typed);
  if (!email) return { ok: false, reason: "required" };
  const reason = await passwordRefusal(password, [firstName, lastName, email]);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const refused = await transaction(async (tx) => {
    if (await hasAccount(tx, email)) return "account-exists" as const;
    const taken = await take(tx, token);
    if (!taken) return "link-invalid" as const;
    const { role, campus } = taken;
    const person = { email, firstName, lastName, locale, staff: { role, campus } };
    const { id } = await insertPerson(tx, person, hash);
    await tellAccepted(tx, taken.id, id);
    return null;
  });
  if (refused) {
    // The first of two taps may have made the account since the link was read.
    const again = await signInAgain(caller, token, typed);
    return again.ok ? again : { ok: false, reason: refused };
  }
  const opened = await signIn(caller, { email, password });
  return { ok: true, cookies: opened.ok ? opened.cookies : [] };
}

/** Answers the second tap of a form that made an account. Wrong passwords count as at the sign-in page. */
async function signInAgain(
  caller: Caller,
  token: string,
  typed: Newcomer,
): Promise<{ ok: true; cookies: string[] } | Refused<"link-invalid">> {
  const accepted = await findJustAccepted(db(), token);
  const isSame = accepted && addressOf({ email: accepted.invited }, typed) === accepted.email;
  const opened = isSame ? await signIn(caller, { ...typed, email: accepted.email }) : null;
  return opened?.ok ? { ok: true, cookies: opened.cookies } : { ok: false, reason: "link-invalid" };
}

const addressOf = (invitation: { email: string | null }, typed: Newcomer) =>
  (invitation.email ?? typed.email).normalize("NFC").toLowerCase();

/**
 * Accepts an invitation for the account its address already has, which must be the actor's own: nobody
 * is made staff by a letter alone. Refuses a link that has served or ended, and another's account. The second of two
 * taps is answered as the first, and writes nothing.
 */
export async function acceptAsKnown(
  actor: Actor,
  token: string,
): Promise<{ ok: true } | Refused<"link-invalid" | "not-your-invitation">> {
  return transaction(async (tx) => {
    const found = await openInvitation(tx, token);
    if (!found) return (await isJustAcceptedBy(tx, actor, token)) ? { ok: true } : over;
    if (actor.kind !== "student" || actor.email !== found.email)
      return { ok: false, reason: "not-your-invitation" };
    const taken = await take(tx, token);
    if (!taken) return (await isJustAcceptedBy(tx, actor, token)) ? { ok: true } : over;
    const { role, campus } = taken;
    await tx.insert(staff).values({ userId: actor.id, role, campus });
    await tellAccepted(tx, taken.id, actor.id);
    return { ok: true };
  });
}

const ACCEPTED = "invitation.accepted";
const over: Refused<"link-invalid"> = { ok: false, reason: "link-invalid" };

async function isJustAcceptedBy(tx: Database, actor: Actor, token: string): Promise<boolean> {
  const accepted = await findJustAccepted(tx, token);
  return isSignedIn(actor) && accepted !== undefined && accepted.email === actor.email;
}

/** The address of the account that accepted an invitation a moment ago: its form may have been sent twice. */
async function findJustAccepted(on: Database, token: string) {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const [row] = await on
    .select({ email: users.email, invited: invitations.email })
    .from(invitations)
    .innerJoin(
      history,
      and(eq(history.subjectId, sql`${invitations.id}::text`), eq(history.action, ACCEPTED)),
    )
    .innerJoin(users, eq(users.id, sql`(${history.details}->>'person')::uuid`))
    .where(and(eq(invitations.tokenHash, hashOfToken(token)), gt(invitations.acceptedAt, since)));
  return row;
}

const openByToken = (token: string) =>
  and(
    eq(invitations.tokenHash, hashOfToken(token)),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
    gt(invitations.expiresAt, now()),
  );

async function openInvitation(tx: Database, token: string) {
  const [row] = await tx.select().from(invitations).where(openByToken(token));
  if (row?.email === null && (await hasAdministrator(tx))) return undefined;
  return row;
}

/** Uses the link up: of two who come together, one is refused. */
async function take(tx: Database, token: string) {
  const [row] = await tx
    .update(invitations)
    .set({ acceptedAt: now() })
    .where(openByToken(token))
    .returning();
  return row;
}

async function tellAccepted(tx: Database, invitation: string, person: string): Promise<void> {
  const told = { person };
  await record(tx, "system", ACCEPTED, { kind: "invitation", id: invitation }, told);
  await record(tx, "system", "staff.joined", { kind: "person", id: person });
}

async function hasAccount(tx: Database, email: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
