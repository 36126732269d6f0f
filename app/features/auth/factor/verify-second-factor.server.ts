import { and, eq, lt } from "drizzle-orm";
import type { Staff } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { type AuthRefusal, tooManyRefusal } from "../library/call-auth-handler.server.ts";
import { codeAttemptLimit, countAttempt, resetCodeAttempts } from "../limits/rate-limit.server.ts";
import {
  decryptSecret,
  encryptSecret,
  isEncryptedWithCurrentKey,
} from "./encrypt-secret.server.ts";
import { consumeRecoveryCode } from "./recovery-codes.server.ts";
import {
  getCodeError,
  parseSecondFactorCode,
  type SecondFactorErrorCode,
} from "./second-factor.ts";
import { findTimeStep } from "./totp.server.ts";

/**
 * Accepts a TOTP code or a recovery code of a staff member, each once only. Refuses with `too-many` after three wrong
 * codes in 15 minutes, or an error code of `SecondFactorErrorCode` (AUTH-08).
 */
export async function verifySecondFactor(
  staffMember: Staff,
  input: string,
): Promise<{ ok: true } | AuthRefusal<SecondFactorErrorCode>> {
  // One transaction: an exception does not count as a try, and two codes sent at once are counted in turn.
  return transaction(async (tx) => {
    const waitSeconds = await countAttempt(codeAttemptLimit, staffMember.id, undefined, tx);
    if (waitSeconds > 0) return logRefusal(staffMember, tooManyRefusal(waitSeconds));
    const parsedCode = parseSecondFactorCode(input);
    if (!parsedCode) return { ok: false, reason: getCodeError(input) };
    const refusal =
      parsedCode.kind === "totp"
        ? await verifyTotpCode(tx, staffMember.id, parsedCode.code)
        : await verifyRecoveryCode(tx, staffMember, parsedCode.code);
    if (refusal) return logRefusal(staffMember, { ok: false, reason: refusal });
    await resetCodeAttempts(tx, staffMember.id);
    return { ok: true };
  });
}

/** Logged because the client knows the password but not the code. */
function logRefusal<T extends AuthRefusal<SecondFactorErrorCode>>({ id }: Staff, refusal: T): T {
  log().warn({ actor: { kind: "staff", id }, reason: refusal.reason }, "second factor refused");
  return refusal;
}

/** An accepted code also encrypts the secret with the current key, so that the former one may be removed. */
async function verifyTotpCode(tx: Database, userId: string, code: string) {
  const isOwn = eq(secondFactors.userId, userId);
  // Locked, because the secret may be stored again.
  const [row] = await tx
    .select({ encrypted: secondFactors.secret })
    .from(secondFactors)
    .where(isOwn)
    .for("update");
  const secret = row ? decryptSecret(row.encrypted, userId) : null;
  const step = secret ? findTimeStep(secret, code, now()) : null;
  if (!row || !secret || step === null) return "invalid-code";
  const isCurrent = isEncryptedWithCurrentKey(row.encrypted);
  const updated = await tx
    .update(secondFactors)
    .set({ lastStep: step, ...(isCurrent ? {} : { secret: encryptSecret(secret, userId) }) })
    .where(and(isOwn, lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return updated.length > 0 ? null : "code-used";
}

async function verifyRecoveryCode(tx: Database, staffMember: Staff, code: string) {
  if (!(await consumeRecoveryCode(tx, staffMember.id, code))) return "invalid-recovery-code";
  await recordHistory(tx, staffMember, "recovery-code.used", {
    kind: "person",
    id: staffMember.id,
  });
  return null;
}
