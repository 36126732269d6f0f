import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { accounts, users, verifications } from "#app/platform/db/schema/identity.ts";
import { endOtherSessions } from "../account/devices.server.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import type { AuthRefusal } from "../auth/call-auth-handler.server.ts";
import { enqueueAccountEmailOfKind } from "../auth/emails/account-emails.server.ts";
import { hashPassword, verifyPassword } from "../auth/hash-password.server.ts";
import { getCurrentSession } from "../auth/sessions/current-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { recordHistory } from "../record-history.server.ts";
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

/** For how long after a change the same form, sent again, is answered that it is done. */
const REPEAT_WINDOW_MS = 600_000;

/**
 * Changes the password of who knows the present one, and refuses the same again. All other devices are signed out,
 * links to choose a password sent before stop working, and a letter tells it. A second tap, whose present password
 * fits no more, is done: nothing is written and no wrong password counted. Null for a visitor.
 */
export async function changePassword(
  actor: Actor,
  caller: Caller,
  { current: currentPassword, password: newPassword }: { current: string; password: string },
): Promise<ChangePasswordResult<CurrentPasswordErrorCode | "password-same"> | null> {
  const currentSession = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || !currentSession) return null;
  const stored = await findStoredPassword(actor.id);
  const isDone =
    !isSamePassword(currentPassword, newPassword) && (await isJustSet(stored, newPassword));
  // The new password, already set, proves as much as the present one. One that is neither is counted.
  const refusal = await getPasswordRefusal(actor, isDone ? newPassword : currentPassword, stored);
  if (refusal) return refusal;
  if (isDone) return { ok: true };
  if (isSamePassword(currentPassword, newPassword)) return { ok: false, reason: "password-same" };
  const result = await setPassword(actor, caller, {
    password: newPassword,
    stored,
    currentSessionId: currentSession.id,
  });
  return result ?? { ok: false, reason: "wrong-password" };
}

/**
 * Gives a password to who only comes by a provider, and who signed in a moment ago. Refuses who already
 * has one: that one is asked to change it. A second tap is done. Null for a visitor.
 */
export async function addPassword(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<ChangePasswordResult<"password-there" | "proof-needed"> | null> {
  const currentSession = await getCurrentSession(caller.headers);
  if (!isSignedIn(actor) || !currentSession) return null;
  if (!(await isRecentlyAuthenticated(actor, caller))) return { ok: false, reason: "proof-needed" };
  const stored = await findStoredPassword(actor.id);
  // Another password than the one just set is counted as a wrong one: this form is no place to guess it.
  if (stored && isRecent(stored) && !(await getPasswordRefusal(actor, password, stored)))
    return { ok: true };
  if (stored) return { ok: false, reason: "password-there" };
  const result = await setPassword(actor, caller, {
    password,
    stored,
    currentSessionId: currentSession.id,
  });
  return result ?? { ok: false, reason: "password-there" };
}

const isRecent = ({ setAt }: StoredPassword) =>
  setAt.getTime() > now().getTime() - REPEAT_WINDOW_MS;

/** Was this password set a moment ago, as by the first of two taps? */
async function isJustSet(stored: StoredPassword | null, password: string): Promise<boolean> {
  return stored !== null && isRecent(stored) && (await verifyPassword(password, stored.hash));
}

type SetPasswordInput = {
  password: string;
  stored: StoredPassword | null;
  currentSessionId: string;
};

/**
 * Sets a password in place of the stored one. Where that one was replaced meanwhile, nothing is written: done when the
 * new one is the same, null when it is another.
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
    // One at a time for a person: the second of two taps sees what the first one set.
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
