import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Actor, Staff } from "../actor.ts";
import { forgetSecondFactor } from "../auth/factor/forget-factor.server.ts";
import type { Missing } from "../auth/factor/missing.server.ts";
import { prove } from "../auth/factor/prove.server.ts";
import { countRecoveryCodes, makeRecoveryCodes } from "../auth/factor/recovery-codes.server.ts";
import { markSignIn } from "../auth/factor/sign-in-mark.server.ts";
import type { Refused } from "../auth/knock.server.ts";
import { letterOfFactor } from "../auth/letters/staff-letters.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { sessionOf } from "../session.server.ts";
import { tellOfSigning } from "../sign-in/token-sync.server.ts";
import type { CodeRefusal } from "./second-factor.ts";

/**
 * How far the person at this browser has come in signing in: what their session lacks before it counts,
 * null when it counts. Nothing at all when nobody has begun.
 */
export async function howFar(
  headers: Headers,
): Promise<{ missing: Missing | null; email: string } | null> {
  const session = await sessionOf(headers);
  return session && { missing: session.missing, email: session.person.email };
}

/**
 * Ends signing in by a code of the second factor. Refuses what `prove` refuses, and a session that has
 * ended meanwhile, or that waits for no code.
 */
export async function giveCode(
  caller: Caller,
  typed: string,
): Promise<{ ok: true } | Refused<CodeRefusal>> {
  const session = await sessionOf(caller.headers);
  if (session?.missing !== "code" || session.person.kind !== "staff")
    return { ok: false, reason: "session-over" };
  const result = await prove(session.person, typed);
  if (!result.ok) return result;
  await db().update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, session.id));
  await markSignIn(session.person.id);
  await tellOfSigning({ event: "signed-in", userId: session.person.id, sessionId: session.id });
  return result;
}

/** What a member of the staff sees of their own second factor. */
export type SecondFactor = {
  /** Since when; null when there is none. */
  since: Date | null;
  codesLeft: number;
  /** True where nobody may be without one. */
  required: boolean;
};

/** The actor's own second factor; null for whoever is not of the staff. */
export async function getSecondFactor(actor: Actor): Promise<SecondFactor | null> {
  if (actor.kind !== "staff") return null;
  const [row] = await db()
    .select({ since: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.id));
  const codesLeft = await countRecoveryCodes(actor.id);
  return { since: row?.since ?? null, codesLeft, required: !config().demo };
}

/** Makes ten new recovery codes, against a code; those of before no longer serve. Shown once. */
export async function renewRecoveryCodes(
  actor: Staff,
  typed: string,
): Promise<{ ok: true; codes: string[] } | Refused<CodeRefusal>> {
  const proved = await prove(actor, typed);
  if (!proved.ok) return proved;
  return transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, actor.id);
    await record(tx, actor, "recovery-codes.renewed", { kind: "person", id: actor.id });
    return { ok: true, codes };
  });
}

/** Takes the second factor away, against a code, and writes so. Refused where it is required. */
export async function turnOffSecondFactor(
  actor: Staff,
  typed: string,
): Promise<{ ok: true } | Refused<CodeRefusal | "second-factor-required">> {
  if (!config().demo) return { ok: false, reason: "second-factor-required" };
  const proved = await prove(actor, typed);
  if (!proved.ok) return proved;
  return transaction(async (tx) => {
    await forgetSecondFactor(tx, actor.id);
    await record(tx, actor, "second-factor.turned-off", { kind: "person", id: actor.id });
    await letterOfFactor(tx, actor, "factorTurnedOff");
    return { ok: true };
  });
}
