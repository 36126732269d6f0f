import { and, eq } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { accounts, users, verifications } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";
import { endOtherSessions } from "../devices.server.ts";
import { enqueueAccountEmailOfKind } from "../emails/account-emails.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { hashPassword, verifyPassword } from "../library/hash-password.server.ts";
import { getCurrentSession } from "../sessions/current-session.server.ts";
import { isSamePassword, type PasswordErrorCode } from "./password.ts";
import { getPasswordError } from "./password-error.server.ts";
import {
  type CurrentPasswordErrorCode,
  findStoredPassword,
  getPasswordRefusal,
  isRecentlyAuthenticated,
  type StoredPassword,
} from "./reauthentication.server.ts";

type ChangePasswordResult<ErrorCode extends string> =
  | { ok: true }
  | AuthRefusal<PasswordErrorCode | ErrorCode>;

/** For how long a repeated submission of the form gets the success answer. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/**
 * Changes the password of the actor, signs out all other devices, invalidates earlier password links and sends an
 * email. Refuses a wrong current password, an invalid new one, or the same one (`password-unchanged`); null for a
 * visitor. A repeated request, whose current password no longer matches, returns ok without counting a wrong password.
 */
export async function changePassword(
  actor: Actor,
  caller: Caller,
  { current: currentPassword, password: newPassword }: { current: string; password: string },
): Promise<ChangePasswordResult<CurrentPasswordErrorCode | "password-unchanged"> | null> {
  const currentSession = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || !currentSession) return null;
  const stored = await findStoredPassword(actor.id);
  const isDone =
    !isSamePassword(currentPassword, newPassword) && (await isJustSet(stored, newPassword));
  // In a repeated request the new password is already set and proves as much as the current one. Any other is counted
  // as wrong.
  const refusal = await getPasswordRefusal(actor, isDone ? newPassword : currentPassword, stored);
  if (refusal) return refusal;
  if (isDone) return { ok: true };
  if (isSamePassword(currentPassword, newPassword))
    return { ok: false, reason: "password-unchanged" };
  const result = await setPassword(actor, caller, {
    password: newPassword,
    stored,
    currentSessionId: currentSession.id,
  });
  return result ?? { ok: false, reason: "wrong-password" };
}

/**
 * Adds a password to an account that has only linked providers. Refuses with `reauthentication-required` (no recent
 * authentication), `password-exists` (use `changePassword`) or an invalid password; null for a visitor. A repeated
 * request returns ok.
 */
export async function addPassword(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<ChangePasswordResult<"password-exists" | "reauthentication-required"> | null> {
  const currentSession = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || !currentSession) return null;
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  const stored = await findStoredPassword(actor.id);
  // A password other than the one just set counts as wrong, so that this form cannot be used to guess it.
  if (stored && isRecent(stored) && !(await getPasswordRefusal(actor, password, stored)))
    return { ok: true };
  if (stored) return { ok: false, reason: "password-exists" };
  const result = await setPassword(actor, caller, {
    password,
    stored,
    currentSessionId: currentSession.id,
  });
  return result ?? { ok: false, reason: "password-exists" };
}

const isRecent = ({ setAt }: StoredPassword) =>
  setAt.getTime() > now().getTime() - REPEAT_WINDOW_MS;

/** Whether this password was set in the last ten minutes, as by the first of two requests. */
async function isJustSet(stored: StoredPassword | null, password: string): Promise<boolean> {
  return stored !== null && isRecent(stored) && (await verifyPassword(password, stored.hash));
}

type SetPasswordInput = {
  password: string;
  stored: StoredPassword | null;
  currentSessionId: string;
};

/**
 * Replaces the stored password. If it was replaced meanwhile nothing is written: ok when the new one is the same,
 * else null.
 */
async function setPassword(
  actor: Exclude<Actor, { kind: "visitor" }>,
  caller: Caller,
  { password: newPassword, stored, currentSessionId }: SetPasswordInput,
): Promise<{ ok: true } | AuthRefusal<PasswordErrorCode> | null> {
  const reason = await getPasswordError(newPassword, [actor.name, actor.email]);
  if (reason) return { ok: false, reason };
  const hash = await hashPassword(newPassword);
  const { id } = actor;
  const isSet = await transaction(async (tx) => {
    // One change of a user at a time, so that the second of two requests sees the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
    if ((await findStoredPassword(id, tx))?.hash !== stored?.hash) return false;
    const updated = await tx
      .update(accounts)
      .set({ password: hash })
      .where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")))
      .returning({ id: accounts.id });
    const isAdded = updated.length === 0;
    if (isAdded)
      await tx
        .insert(accounts)
        .values({ userId: id, accountId: id, providerId: "credential", password: hash });
    await tx.delete(verifications).where(eq(verifications.value, id));
    const devices = await endOtherSessions(tx, id, currentSessionId);
    const action = isAdded ? "password.added" : "password.changed";
    await recordHistory(tx, actor, action, { kind: "person", id }, { devices });
    await enqueueAccountEmailOfKind(
      tx,
      caller.origin,
      actor,
      isAdded ? "passwordAdded" : "passwordChanged",
    );
    return true;
  });
  return isSet || (await isJustSet(await findStoredPassword(id), newPassword))
    ? { ok: true }
    : null;
}
