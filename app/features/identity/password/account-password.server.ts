import { and, eq } from "drizzle-orm";
import { transaction } from "#app/platform/db/client.server.ts";
import { accounts, verifications } from "#app/platform/db/schema/identity.ts";
import { endOthers } from "../account/devices.server.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { hashPassword } from "../auth/hash.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { writeToPerson } from "../auth/letters/account-letters.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isSamePassword, type PasswordRefusal } from "./password.ts";
import { passwordRefusal } from "./password-refusal.server.ts";
import { checkPassword, isProved, type PasswordDoubt, passwordOf } from "./proof.server.ts";

type Changed<R extends string> = { ok: true } | Refused<PasswordRefusal | R>;

/**
 * Changes the password of who knows the present one, and refuses the same again. All other devices are signed out,
 * links to choose a password sent before stop working, and a letter tells it. Null for a visitor.
 */
export async function changePassword(
  actor: Actor,
  caller: Caller,
  { current, password }: { current: string; password: string },
): Promise<Changed<PasswordDoubt | "password-same"> | null> {
  const own = await ownSession(caller.headers);
  if (!isSignedIn(actor) || !own) return null;
  const wrong = await checkPassword(actor, current);
  if (wrong) return wrong;
  if (isSamePassword(current, password)) return { ok: false, reason: "password-same" };
  return setPassword(actor, caller, password, own.id);
}

/**
 * Gives a password to who only comes by a provider, and who signed in a moment ago. Refuses who already
 * has one: that one is asked to change it. Null for a visitor.
 */
export async function addPassword(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<Changed<"password-there" | "proof-needed"> | null> {
  const own = await ownSession(caller.headers);
  if (!isSignedIn(actor) || !own) return null;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  if (await passwordOf(actor.id)) return { ok: false, reason: "password-there" };
  return setPassword(actor, caller, password, own.id);
}

async function setPassword(
  actor: Exclude<Actor, { kind: "visitor" }>,
  caller: Caller,
  typed: string,
  ownId: string,
): Promise<{ ok: true } | Refused<PasswordRefusal>> {
  const reason = await passwordRefusal(typed, [actor.name, actor.email]);
  if (reason) return { ok: false, reason };
  const password = await hashPassword(typed);
  const { id } = actor;
  await transaction(async (tx) => {
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
  });
  return { ok: true };
}
