import { and, eq } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, sessions } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import type { Caller } from "../caller.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { verifyPassword } from "../library/hash-password.server.ts";
import {
  countWrongPassword,
  getPasswordAttemptRefusal,
} from "../limits/password-attempts.server.ts";
import { getReauthenticationSubject, resetPasswordAttempts } from "../limits/rate-limit.server.ts";
import { waitHalfSecond } from "../limits/response-delay.ts";
import { getCurrentSession } from "../sessions/current-session.server.ts";
import { isAuthenticationRecent } from "./reauthentication.ts";

/** Whether the actor signed in or confirmed their identity in this session within the last 15 minutes. */
export async function isRecentlyAuthenticated(actor: Actor, caller: Caller): Promise<boolean> {
  const session = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || session?.userId !== actor.id) return false;
  return isAuthenticationRecent(session, now());
}

/**
 * Confirms the actor's identity by password and stores the time in the session. Refuses as `getPasswordRefusal`; null
 * for a visitor.
 */
export async function reauthenticate(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<{ ok: true } | AuthRefusal<CurrentPasswordErrorCode> | null> {
  const session = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || session?.userId !== actor.id) return null;
  const refusal = await getPasswordRefusal(actor, password);
  if (refusal) return refusal;
  await transaction(async (tx) => {
    await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, session.id));
    await recordHistory(tx, actor, "identity.proved", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/** The refusals of a current password. */
export type CurrentPasswordErrorCode = "wrong-password" | "too-many-password-attempts" | "too-many";

/**
 * Checks the current password of an account; null when it is right. Refuses a wrong one after half a second, with
 * `too-many` after ten tries in 15 minutes, and with `too-many-password-attempts` after a hundred wrong ones in a row
 * until a reset. Sign-ins are counted separately, so that a stranger cannot lock the user out here.
 * @param stored The stored password, if the caller has loaded it already.
 */
export async function getPasswordRefusal(
  { id }: { id: string },
  password: string,
  stored?: StoredPassword | null,
): Promise<AuthRefusal<CurrentPasswordErrorCode> | null> {
  const minimumDelay = waitHalfSecond();
  const attemptSubject = getReauthenticationSubject(id);
  const refusal = await getPasswordAttemptRefusal(attemptSubject);
  if (refusal) return refusal;
  const storedPassword = stored === undefined ? await findStoredPassword(id) : stored;
  if (storedPassword && (await verifyPassword(password, storedPassword.hash))) {
    await resetPasswordAttempts(attemptSubject);
    return null;
  }
  await countWrongPassword(attemptSubject);
  log().warn({ actor: { id }, reason: "wrong-password" }, "proof refused");
  await minimumDelay;
  return { ok: false, reason: "wrong-password" };
}

export type StoredPassword = { hash: string; setAt: Date };

/** The stored password of a user and when it was set; null without a password. */
export async function findStoredPassword(
  id: string,
  database: Database = db(),
): Promise<StoredPassword | null> {
  const [row] = await database
    .select({ hash: accounts.password, setAt: accounts.updatedAt })
    .from(accounts)
    .where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")));
  return row?.hash ? { hash: row.hash, setAt: row.setAt } : null;
}
