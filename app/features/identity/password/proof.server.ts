import { and, eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, sessions } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { isPassword } from "../auth/hash.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { halfASecond } from "../auth/limits/half-a-second.ts";
import { forgetPasswordTries, proofOf } from "../auth/limits/limit.server.ts";
import { countWrongPassword, passwordTriesRefusal } from "../auth/limits/password-tries.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isProofFresh } from "./proof.ts";

/** Has this person, in this session, proved a moment ago to be themselves? */
export async function isProved(actor: Actor, caller: Caller): Promise<boolean> {
  const session = await ownSession(caller.headers);
  if (!isSignedIn(actor) || session?.userId !== actor.id) return false;
  return isProofFresh(session, now());
}

/**
 * Types the password again, which this session remembers for a quarter of an hour. Refuses as
 * `checkPassword` does; null for a visitor.
 */
export async function prove(
  actor: Actor,
  caller: Caller,
  password: string,
): Promise<{ ok: true } | Refused<PasswordDoubt> | null> {
  const session = await ownSession(caller.headers);
  if (!isSignedIn(actor) || session?.userId !== actor.id) return null;
  const refused = await checkPassword(actor, password);
  if (refused) return refused;
  await transaction(async (tx) => {
    await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, session.id));
    await record(tx, actor, "identity.proved", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/** Why a password is not taken as the present one of an account. */
export type PasswordDoubt = "wrong-password" | "password-tried-too-often" | "too-many";

/**
 * Null when it is the password of this account. Refuses a wrong one, after half a second, ten tries in a
 * quarter of an hour, and a hundred wrong ones in a row until a new one is chosen by letter. Tries are
 * counted apart from those of signing in: a stranger's at the door keep nobody from their own page. `stored` is what
 * the caller has read already.
 */
export async function checkPassword(
  { id }: { id: string },
  password: string,
  stored?: StoredPassword | null,
): Promise<Refused<PasswordDoubt> | null> {
  const wait = halfASecond();
  const counted = proofOf(id);
  const refused = await passwordTriesRefusal(counted);
  if (refused) return refused;
  const kept = stored === undefined ? await findPassword(id) : stored;
  if (kept && (await isPassword(password, kept.hash))) {
    await forgetPasswordTries(counted);
    return null;
  }
  await countWrongPassword(counted);
  log().warn({ actor: { id }, reason: "wrong-password" }, "proof refused");
  await wait;
  return { ok: false, reason: "wrong-password" };
}

export type StoredPassword = { hash: string; setAt: Date };

/** Somebody's password as it is stored, and when it was set; null for who has none. */
export async function findPassword(
  id: string,
  on: Database = db(),
): Promise<StoredPassword | null> {
  const [row] = await on
    .select({ hash: accounts.password, setAt: accounts.updatedAt })
    .from(accounts)
    .where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")));
  return row?.hash ? { hash: row.hash, setAt: row.setAt } : null;
}
