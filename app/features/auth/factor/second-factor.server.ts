import { eq } from "drizzle-orm";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";
import { enqueueSecondFactorEmail } from "../emails/staff-emails.server.ts";
import type { AuthRefusal } from "../library/call-auth-handler.server.ts";
import { getSession } from "../session.server.ts";
import { reportSignInEvent } from "../sign-in/token-sync.server.ts";
import { deleteSecondFactor } from "./delete-second-factor.server.ts";
import type { PendingStep } from "./pending-step.server.ts";
import { recordSignIn } from "./record-sign-in.server.ts";
import { countRecoveryCodes, createRecoveryCodes } from "./recovery-codes.server.ts";
import type { SecondFactorErrorCode } from "./second-factor.ts";
import { verifySecondFactor } from "./verify-second-factor.server.ts";

/**
 * The email and the pending step of the session, `missing: null` when it counts as signed in; null without a session.
 */
export async function getPendingSignIn(
  headers: Headers,
): Promise<{ missing: PendingStep | null; email: string } | null> {
  const session = await getSession(headers);
  return session && { missing: session.pendingStep, email: session.person.email };
}

/**
 * Completes a sign-in by a second-factor code. Refuses with the errors of `verifySecondFactor`, or `session-expired`
 * when no session waits for a code.
 */
export async function submitSecondFactorCode(
  caller: Caller,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode>> {
  const session = await getSession(caller.headers);
  if (session?.pendingStep !== "code" || session.person.kind !== "staff")
    return { ok: false, reason: "session-expired" };
  const result = await verifySecondFactor(session.person, input);
  if (!result.ok) return result;
  await db().update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, session.id));
  await recordSignIn(session.person.id);
  await reportSignInEvent({ event: "signed-in", userId: session.person.id, sessionId: session.id });
  return result;
}

/** The second factor of a staff member, as their account page shows it. */
export type SecondFactorStatus = {
  /** When it was set up; null without one. */
  since: Date | null;
  codesLeft: number;
  /** Whether a second factor is mandatory (outside the demonstration). */
  isRequired: boolean;
};

/** The actor's own second factor; null for anybody but staff. */
export async function getSecondFactorStatus(actor: Actor): Promise<SecondFactorStatus | null> {
  if (actor.kind !== "staff") return null;
  const [row] = await db()
    .select({ since: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, actor.id));
  const remainingCodes = await countRecoveryCodes(actor.id);
  return { since: row?.since ?? null, codesLeft: remainingCodes, isRequired: !config().demo };
}

/**
 * Replaces the recovery codes, after a code. The returned codes are not shown again. Refuses with the errors of
 * `verifySecondFactor`.
 */
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

/**
 * Deletes the second factor, after a code, and sends an email. Refuses with `second-factor-required` outside the
 * demonstration, or the errors of `verifySecondFactor`.
 */
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
