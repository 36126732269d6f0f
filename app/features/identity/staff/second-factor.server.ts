import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Actor, Staff } from "../actor.ts";
import type { AuthRefusal } from "../auth/call-auth-handler.server.ts";
import { enqueueSecondFactorEmail } from "../auth/emails/staff-emails.server.ts";
import { deleteSecondFactor } from "../auth/factor/delete-second-factor.server.ts";
import type { PendingStep } from "../auth/factor/pending-step.server.ts";
import { recordSignIn } from "../auth/factor/record-sign-in.server.ts";
import { countRecoveryCodes, createRecoveryCodes } from "../auth/factor/recovery-codes.server.ts";
import { verifySecondFactor } from "../auth/factor/verify-second-factor.server.ts";
import type { Caller } from "../caller.server.ts";
import { recordHistory } from "../record-history.server.ts";
import { getSession } from "../session.server.ts";
import { reportSignInEvent } from "../sign-in/token-sync.server.ts";
import type { SecondFactorErrorCode } from "./second-factor.ts";

/**
 * How far the person at this browser has come in signing in: what their session lacks before it counts, null when it
 * counts. Nothing at all when nobody has begun.
 */
export async function getPendingSignIn(
  headers: Headers,
): Promise<{ missing: PendingStep | null; email: string } | null> {
  const session = await getSession(headers);
  return session && { missing: session.pendingStep, email: session.person.email };
}

/**
 * Ends signing in by a code of the second factor. Refuses what `prove` refuses, and a session that has ended
 * meanwhile, or that waits for no code.
 */
export async function submitSecondFactorCode(
  caller: Caller,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode>> {
  const session = await getSession(caller.headers);
  if (session?.pendingStep !== "code" || session.person.kind !== "staff")
    return { ok: false, reason: "session-over" };
  const result = await verifySecondFactor(session.person, input);
  if (!result.ok) return result;
  await db().update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, session.id));
  await recordSignIn(session.person.id);
  await reportSignInEvent({ event: "signed-in", userId: session.person.id, sessionId: session.id });
  return result;
}

/** What a member of the staff sees of their own second factor. */
export type SecondFactorStatus = {
  /** Since when; null when there is none. */
  since: Date | null;
  codesLeft: number;
  /** True where nobody may be without one. */
  required: boolean;
};

/** The actor's own second factor; null for whoever is not of the staff. */
export async function getSecondFactorStatus(actor: Actor): Promise<SecondFactorStatus | null> {
  if (actor.kind !== "staff") return null;
  const [row] = await db()
    .select({ since: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.id));
  const remainingCodes = await countRecoveryCodes(actor.id);
  return { since: row?.since ?? null, codesLeft: remainingCodes, required: !config().demo };
}

/** Makes ten new recovery codes, against a code; those of before no longer serve. Shown once. */
export async function renewRecoveryCodes(
  actor: Staff,
  input: string,
): Promise<{ ok: true; codes: string[] } | AuthRefusal<SecondFactorErrorCode>> {
  const result = await verifySecondFactor(actor, input);
  if (!result.ok) return result;
  return transaction(async (tx) => {
    const codes = await createRecoveryCodes(tx, actor.id);
    await recordHistory(tx, actor, "recovery-codes.renewed", { kind: "person", id: actor.id });
    return { ok: true, codes };
  });
}

/** Takes the second factor away, against a code, and writes so. Refused where it is required. */
export async function turnOffSecondFactor(
  actor: Staff,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode | "second-factor-required">> {
  if (!config().demo) return { ok: false, reason: "second-factor-required" };
  const result = await verifySecondFactor(actor, input);
  if (!result.ok) return result;
  return transaction(async (tx) => {
    await deleteSecondFactor(tx, actor.id);
    await recordHistory(tx, actor, "second-factor.turned-off", { kind: "person", id: actor.id });
    await enqueueSecondFactorEmail(tx, actor, "factorTurnedOff");
    return { ok: true };
  });
}
