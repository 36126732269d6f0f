import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import {
  getInvitationState,
  type InvitationState,
  type TeamRole,
} from "#app/features/access/team.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Caller } from "#app/features/auth/caller.server.ts";
import { insertUser } from "#app/features/auth/create-user.server.ts";
import type { AuthRefusal } from "#app/features/auth/library/call-auth-handler.server.ts";
import { hashPassword } from "#app/features/auth/library/hash-password.server.ts";
import type { PasswordErrorCode } from "#app/features/auth/password/password.ts";
import { getPasswordError } from "#app/features/auth/password/password-error.server.ts";
import { signIn } from "#app/features/auth/sign-in/sign-in.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { history, invitations, staff, users } from "#app/platform/db/schema/identity.ts";
import { hasAdministrator } from "./first-administrator.server.ts";
import { hashInvitationToken } from "./invitation-token.server.ts";

/** An invitation as the page of its link shows it. */
export type InvitationView = TeamRole & {
  state: InvitationState;
  /** Null for the first administrator, who enters one. */
  email: string | null;
  expiresAt: Date;
  /**
   * new: accepting creates an account · theirs: it is the actor's account · other: its owner must sign in to accept.
   */
  account: "new" | "theirs" | "other";
};

/** The invitation of a link, or null. Does not use the link. */
export async function getInvitation(token: string, actor: Actor): Promise<InvitationView | null> {
  const [row] = await db()
    .select({ invitation: invitations, userId: users.id })
    .from(invitations)
    .leftJoin(users, eq(users.email, invitations.email))
    .where(eq(invitations.tokenHash, hashInvitationToken(token)));
  if (!row) return null;
  const { email, role, campus, expiresAt } = row.invitation;
  const isOver = email === null && (await hasAdministrator(db()));
  const state = isOver ? "used" : getInvitationState(row.invitation, now());
  const isOwn = isSignedIn(actor) && actor.id === row.userId;
  const account = row.userId ? (isOwn ? "theirs" : "other") : "new";
  return { state, email, role, campus, expiresAt, account };
}

type NewStaffMember = {
  firstName: string;
  lastName: string;
  /** Used only for an invitation without an address. */
  email: string;
  password: string;
  locale: Locale;
};

/** For how long a repeated submission of the form gets the answer of the first. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

type AcceptErrorCode = "link-invalid" | "account-exists" | "required" | PasswordErrorCode;

/**
 * Accepts an invitation with a new account and opens a session; the link proves the address. Refuses with
 * `link-invalid`, `required`, an error of `getPasswordError`, or `account-exists` (use `acceptWithExistingAccount`).
 * A repeated request creates nothing and signs in with the password.
 */
export async function acceptWithNewAccount(
  caller: Caller,
  token: string,
  input: NewStaffMember,
): Promise<{ ok: true; cookies: string[] } | AuthRefusal<AcceptErrorCode>> {
  const { firstName, lastName, password, locale } = input;
  const invitation = await findOpenInvitation(db(), token);
  if (!invitation) return signInAgain(caller, token, input);
  const email = getAccountEmail(invitation, input);
  if (!email) return { ok: false, reason: "required" };
  const reason = await getPasswordError(password, [firstName, lastName, email]);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(password);
  const errorCode = await transaction(async (tx) => {
    if (await hasAccount(tx, email)) return "account-exists" as const;
    const accepted = await consumeInvitation(tx, token);
    if (!accepted) return "link-invalid" as const;
    const { role, campus } = accepted;
    const newUser = { email, firstName, lastName, locale, staff: { role, campus } };
    const { id } = await insertUser(tx, newUser, hash);
    await recordAccepted(tx, accepted.id, id);
    return null;
  });
  if (errorCode) {
    // A parallel request may have created the account since the link was read.
    const repeatedResult = await signInAgain(caller, token, input);
    return repeatedResult.ok ? repeatedResult : { ok: false, reason: errorCode };
  }
  const signInResult = await signIn(caller, { email, password });
  return { ok: true, cookies: signInResult.ok ? signInResult.cookies : [] };
}

/** Answers a repeated submission. Wrong passwords count as on the sign-in page. */
async function signInAgain(
  caller: Caller,
  token: string,
  input: NewStaffMember,
): Promise<{ ok: true; cookies: string[] } | AuthRefusal<"link-invalid">> {
  const acceptance = await findRecentAcceptance(db(), token);
  const isSame =
    acceptance && getAccountEmail({ email: acceptance.invitedEmail }, input) === acceptance.email;
  const signInResult = isSame ? await signIn(caller, { ...input, email: acceptance.email }) : null;
  return signInResult?.ok
    ? { ok: true, cookies: signInResult.cookies }
    : { ok: false, reason: "link-invalid" };
}

const getAccountEmail = (invitation: { email: string | null }, input: NewStaffMember) =>
  (invitation.email ?? input.email).normalize("NFC").toLowerCase();

/**
 * Accepts an invitation for the actor's existing account: a link alone never makes an account staff. Refuses with
 * `link-invalid` or `not-your-invitation`. A repeated request returns ok and writes nothing.
 */
export async function acceptWithExistingAccount(
  actor: Actor,
  token: string,
): Promise<{ ok: true } | AuthRefusal<"link-invalid" | "not-your-invitation">> {
  return transaction(async (tx) => {
    const invitation = await findOpenInvitation(tx, token);
    if (!invitation)
      return (await wasJustAcceptedBy(tx, actor, token)) ? { ok: true } : linkInvalid;
    if (actor.kind !== "student" || actor.email !== invitation.email)
      return { ok: false, reason: "not-your-invitation" };
    const accepted = await consumeInvitation(tx, token);
    if (!accepted) return (await wasJustAcceptedBy(tx, actor, token)) ? { ok: true } : linkInvalid;
    const { role, campus } = accepted;
    await tx.insert(staff).values({ userId: actor.id, role, campus });
    await recordAccepted(tx, accepted.id, actor.id);
    return { ok: true };
  });
}

const ACCEPTED_ACTION = "invitation.accepted";
const linkInvalid: AuthRefusal<"link-invalid"> = { ok: false, reason: "link-invalid" };

async function wasJustAcceptedBy(tx: Database, actor: Actor, token: string): Promise<boolean> {
  const acceptance = await findRecentAcceptance(tx, token);
  return isSignedIn(actor) && acceptance !== undefined && acceptance.email === actor.email;
}

/** The account that accepted an invitation in the last ten minutes, for a repeated submission. */
async function findRecentAcceptance(database: Database, token: string) {
  const since = new Date(now().getTime() - REPEAT_WINDOW_MS);
  const [row] = await database
    .select({ email: users.email, invitedEmail: invitations.email })
    .from(invitations)
    .innerJoin(
      history,
      and(eq(history.subjectId, sql`${invitations.id}::text`), eq(history.action, ACCEPTED_ACTION)),
    )
    .innerJoin(users, eq(users.id, sql`(${history.details}->>'person')::uuid`))
    .where(
      and(eq(invitations.tokenHash, hashInvitationToken(token)), gt(invitations.acceptedAt, since)),
    );
  return row;
}

const isOpenWithToken = (token: string) =>
  and(
    eq(invitations.tokenHash, hashInvitationToken(token)),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
    gt(invitations.expiresAt, now()),
  );

async function findOpenInvitation(tx: Database, token: string) {
  const [row] = await tx.select().from(invitations).where(isOpenWithToken(token));
  if (row?.email === null && (await hasAdministrator(tx))) return undefined;
  return row;
}

/** Uses the link. Of two parallel requests one gets undefined. */
async function consumeInvitation(tx: Database, token: string) {
  const [row] = await tx
    .update(invitations)
    .set({ acceptedAt: now() })
    .where(isOpenWithToken(token))
    .returning();
  return row;
}

async function recordAccepted(tx: Database, invitationId: string, userId: string): Promise<void> {
  const details = { person: userId };
  await recordHistory(
    tx,
    "system",
    ACCEPTED_ACTION,
    { kind: "invitation", id: invitationId },
    details,
  );
  await recordHistory(tx, "system", "staff.joined", { kind: "person", id: userId });
}

async function hasAccount(tx: Database, email: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
