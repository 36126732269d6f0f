import { and, eq, lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import type { Staff } from "../../actor.ts";
import { recordHistory } from "../../record-history.server.ts";
import {
  getCodeError,
  parseSecondFactorCode,
  type SecondFactorErrorCode,
} from "../../staff/second-factor.ts";
import { type AuthRefusal, tooManyRefusal } from "../call-auth-handler.server.ts";
import { codeAttemptLimit, countAttempt, resetCodeAttempts } from "../limits/rate-limit.server.ts";
import { decryptSecret } from "./encrypt-secret.server.ts";
import { consumeRecoveryCode } from "./recovery-codes.server.ts";
import { findTimeStep } from "./totp.server.ts";

/**
 * Accepts a code of this person's second factor: six figures of the half-minute, or a recovery code.
 * Neither serves twice. Refuses a wrong one, one that has served, and every one after three wrong ones
 * (AUTH-08).
 */
export async function verifySecondFactor(
  staffMember: Staff,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode>> {
  // In one transaction: a fault counts no try, and two codes typed at once are counted one after the other.
  return transaction(async (tx) => {
    const waitSeconds = await countAttempt(codeAttemptLimit, staffMember.id, undefined, tx);
    if (waitSeconds > 0) return logRefusal(staffMember, tooManyRefusal(waitSeconds));
    const parsedCode = parseSecondFactorCode(input);
    if (!parsedCode) return { ok: false, reason: getCodeError(input) };
    const refusal =
      parsedCode.kind === "figures"
        ? await verifyTotpCode(tx, staffMember.id, parsedCode.code)
        : await verifyRecoveryCode(tx, staffMember, parsedCode.code);
    if (refusal) return logRefusal(staffMember, { ok: false, reason: refusal });
    await resetCodeAttempts(tx, staffMember.id);
    return { ok: true };
  });
}

/** Somebody who knows the password and not the code is worth a line. */
function logRefusal<T extends AuthRefusal<SecondFactorErrorCode>>({ id }: Staff, refusal: T): T {
  log().warn({ actor: { kind: "staff", id }, reason: refusal.reason }, "second factor refused");
  return refusal;
}

async function verifyTotpCode(tx: Database, userId: string, code: string) {
  const isOwn = eq(secondFactors.userId, userId);
  const [row] = await tx.select({ secret: secondFactors.secret }).from(secondFactors).where(isOwn);
  const secret = row?.secret && decryptSecret(row.secret, userId);
  const step = secret ? findTimeStep(secret, code, now()) : null;
  if (step === null) return "code-wrong";
  const updated = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOwn, lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return updated.length > 0 ? null : "code-used";
}

async function verifyRecoveryCode(tx: Database, staffMember: Staff, code: string) {
  if (!(await consumeRecoveryCode(tx, staffMember.id, code))) return "recovery-wrong";
  await recordHistory(tx, staffMember, "recovery-code.used", {
    kind: "person",
    id: staffMember.id,
  });
  return null;
}
