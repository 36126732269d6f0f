import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { accounts, users, verifications } from "#app/platform/db/schema/identity.ts";
import { endOthers } from "../account/devices.server.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { hashPassword, isPassword } from "../auth/hash.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { writeToPerson } from "../auth/letters/account-letters.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isSamePassword, type PasswordRefusal } from "./password.ts";
import { passwordRefusal } from "./password-refusal.server.ts";
import {
  checkPassword,
  findPassword,
  isProved,
  type PasswordDoubt,
  type StoredPassword,
} from "./proof.server.ts";

type Changed<R extends string> = { ok: true } | Refused<PasswordRefusal | R>;

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
  { current, password }: { current: string; password: string },
): Promise<Changed<PasswordDoubt | "password-same"> | null> {
  const own = await ownSession(caller.headers);
  if (!isSignedIn(actor) || !own) return null;
  const stored = await findPassword(actor.id);
  const isDone = !isSamePassword(current, password) && (await isJustSet(stored, password));
  // The new password, already set, proves as much as the present one. One that is neither is counted.
  const wrong = await checkPassword(actor, isDone ? password : current, stored);
  if (wrong) return wrong;
  if (isDone) return { ok: true };
  if (isSamePassword(current, password)) return { ok: false, reason: "password-same" };
  const set = await setPassword(actor, caller, { password, stored, ownId: own.id });
  return set ?? { ok: false, reason: "wrong-password" };
}

/**
 * Gives a password to who only comes by a provider, and who signed in a moment ago. Refuses who already
 * has one: that one is asked to change it. A second tap is done. Null for a visitor.
 */
export async function addPassword(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<Changed<"password-there" | "proof-needed"> | null> {
  const own = await ownSession(caller.headers);
  if (!isSignedIn(actor) || !own) return null;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  const stored = await findPassword(actor.id);
  // Another password than the one just set is counted as a wrong one: this form is no place to guess it.
  if (stored && isRecent(stored) && !(await checkPassword(actor, password, stored)))
    return { ok: true };
  if (stored) return { ok: false, reason: "password-there" };
  const set = await setPassword(actor, caller, { password, stored, ownId: own.id });
  return set ?? { ok: false, reason: "password-there" };
}

const isRecent = ({ setAt }: StoredPassword) =>
  setAt.getTime() > now().getTime() - REPEAT_WINDOW_MS;

/** Was this password set a moment ago, as by the first of two taps? */
async function isJustSet(stored: StoredPassword | null, password: string): Promise<boolean> {
  return stored !== null && isRecent(stored) && (await isPassword(password, stored.hash));
}

type NewPassword = { password: string; stored: StoredPassword | null; ownId: string };

/**
 * Sets a password in place of the stored one. Where that one was replaced meanwhile, nothing is written: done when the
 * new one is the same, null when it is another.
 */
async function setPassword(
  actor: Exclude<Actor, { kind: "visitor" }>,
  caller: Caller,
  { password: typed, stored, ownId }: NewPassword,
): Promise<{ ok: true } | Refused<PasswordRefusal> | null> {
  const reason = await passwordRefusal(typed, [actor.name, actor.email]);
  if (reason) return { ok: false, reason };
  const password = await hashPassword(typed);
  const { id } = actor;
  const isSet = await transaction(async (tx) => {
    // One at a time for a person: the second of two taps sees what the first one set.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
    if ((await findPassword(id, tx))?.hash !== stored?.hash) return false;
    const changed = await tx
      .update(accounts)
      .set({ password })
      .where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")))
      .returning({ id: accounts.id });
    const added = changed.length === 0;
    if (added)
      await tx
        .insert(accounts)
        .values({ userId: id, accountId: id, providerId: "credential", password });
    await tx.delete(verifications).where(eq(verifications.value, id));
    const devices = await endOthers(tx, id, ownId);
    const action = added ? "password.added" : "password.changed";
    await record(tx, actor, action, { kind: "person", id }, { devices });
    await writeToPerson(tx, caller.origin, actor, added ? "passwordAdded" : "passwordChanged");
    return true;
  });
  return isSet || (await isJustSet(await findPassword(id), typed)) ? { ok: true } : null;
}
