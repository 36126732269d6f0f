import { and, eq, ne } from "drizzle-orm";
import { shellMessages } from "#app/i18n/shell.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Staff } from "../actor.ts";
import { prove } from "../auth/factor/prove.server.ts";
import { drawQr, type QrDrawing } from "../auth/factor/qr.server.ts";
import { makeRecoveryCodes } from "../auth/factor/recovery-codes.server.ts";
import { derived, seal } from "../auth/factor/seal.server.ts";
import { markSignIn } from "../auth/factor/sign-in-mark.server.ts";
import { keyAddress, stepOf, writeSecret } from "../auth/factor/totp.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { letterOfFactor } from "../auth/letters/staff-letters.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { type OpenSession, sessionOf } from "../session.server.ts";
import { tellOfSigning } from "../sign-in/token-sync.server.ts";
import { type CodeRefusal, readCode, whyNoCode } from "./second-factor.ts";

/** How long after giving a code, at the door or here, a person may move to another telephone. */
const FRESH = 10 * 60_000;

/** What a telephone needs to give codes: to scan, to open on the telephone itself, or to copy by hand. */
export type SetUp = { qr: QrDrawing; address: string; secret: string };

/**
 * The key to give to a telephone, the same however often the page is read, and kept nowhere before a
 * code confirms it. For the staff who have none; whoever has one gave a code less than ten minutes ago
 * (`giveCode`, `startReplacement`). Null otherwise.
 */
export async function getSetUp(headers: Headers): Promise<SetUp | null> {
  const session = await mayBeSetUp(headers);
  if (!session) return null;
  const { person } = session;
  const key = keyOf(session);
  const address = keyAddress(shellMessages[person.locale].brand, person.email, key);
  const secret = (writeSecret(key).match(/.{4}/g) ?? []).join(" ");
  return { qr: drawQr(address), address, secret };
}

/** Another session, or another code given in it, leads to another key. */
function keyOf({ id, secondFactorAt }: OpenSession): Buffer {
  return derived("second factor", `${id} ${secondFactorAt?.getTime() ?? ""}`);
}

/**
 * Makes the key count, by a code of it. Gives the ten recovery codes, which are never shown again; this
 * session has then proved its second factor, and the others must. A letter tells it. Refuses a wrong code.
 */
export async function confirmSetUp(
  caller: Caller,
  typed: string,
): Promise<{ ok: true; codes: string[] } | Refused<CodeRefusal>> {
  const session = await mayBeSetUp(caller.headers);
  if (!session) return { ok: false, reason: "session-over" };
  const { id, person } = session;
  const key = keyOf(session);
  const given = readCode(typed);
  if (!given) return { ok: false, reason: whyNoCode(typed) };
  const step = given.kind === "figures" ? stepOf(key, given.code, now()) : null;
  if (step === null) return { ok: false, reason: "code-wrong" };
  const codes = await transaction(async (tx) => {
    const replaced = await hasOne(tx, person.id);
    const kept = { secret: seal(key, person.id), lastStep: step, createdAt: now() };
    await tx
      .insert(secondFactors)
      .values({ userId: person.id, ...kept })
      .onConflictDoUpdate({ target: secondFactors.userId, set: kept });
    await proveHereOnly(tx, person.id, id);
    const action = replaced ? "second-factor.replaced" : "second-factor.set-up";
    await record(tx, person, action, { kind: "person", id: person.id });
    await letterOfFactor(tx, person, replaced ? "factorReplaced" : "factorSetUp");
    return makeRecoveryCodes(tx, person.id);
  });
  if (session.missing) {
    await markSignIn(person.id);
    await tellOfSigning({ event: "signed-in", userId: person.id, sessionId: id });
  }
  return { ok: true, codes };
}

async function proveHereOnly(tx: Database, userId: string, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, sessionId));
  await tx
    .update(sessions)
    .set({ secondFactorAt: null })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/** Begins to move to another telephone, against a code. The one in use serves until the new one does. */
export async function startReplacement(
  caller: Caller,
  typed: string,
): Promise<{ ok: true } | Refused<CodeRefusal>> {
  const session = await sessionOf(caller.headers);
  if (session?.missing !== null || session.person.kind !== "staff")
    return { ok: false, reason: "session-over" };
  const proved = await prove(session.person, typed);
  if (!proved.ok) return proved;
  await db().update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, session.id));
  return { ok: true };
}

/** May this session prepare a telephone without another code? Whoever came in by their last recovery code has no other. */
export async function isReadyToMove(headers: Headers): Promise<boolean> {
  return (await mayBeSetUp(headers)) !== null;
}

/** The session of somebody of the staff who has no second factor, or who has just given its code. */
async function mayBeSetUp(headers: Headers): Promise<(OpenSession & { person: Staff }) | null> {
  const session = await sessionOf(headers);
  if (!session || session.missing === "code" || session.person.kind !== "staff") return null;
  const { id, person, missing, secondFactorAt } = session;
  const fresh = secondFactorAt !== null && now().getTime() - secondFactorAt.getTime() <= FRESH;
  if (fresh || !(await hasOne(db(), person.id))) return { id, person, missing, secondFactorAt };
  return null;
}

async function hasOne(on: Database, userId: string): Promise<boolean> {
  const rows = await on
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return rows.length > 0;
}
