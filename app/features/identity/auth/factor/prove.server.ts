import { and, eq, lt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import type { Staff } from "../../actor.ts";
import { record } from "../../history.server.ts";
import { type CodeRefusal, readCode, whyNoCode } from "../../staff/second-factor.ts";
import { type Refused, tooMany } from "../knock.server.ts";
import { codeTries, countTry, forgetCodeTries } from "../limits/limit.server.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";
import { unseal } from "./seal.server.ts";
import { stepOf } from "./totp.server.ts";

/**
 * Accepts a code of this person's second factor: six figures of the half-minute, or a recovery code.
 * Neither serves twice. Refuses a wrong one, one that has served, and every one after three wrong ones
 * (AUTH-08).
 */
export async function prove(
  person: Staff,
  typed: string,
): Promise<{ ok: true } | Refused<CodeRefusal>> {
  // In one transaction: a fault counts no try, and two codes typed at once are counted one after the other.
  return transaction(async (tx) => {
    const wait = await countTry(codeTries, person.id, undefined, tx);
    if (wait > 0) return refuse(person, tooMany(wait));
    const given = readCode(typed);
    if (!given) return { ok: false, reason: whyNoCode(typed) };
    const refusal =
      given.kind === "figures"
        ? await spendFigures(tx, person.id, given.code)
        : await spendOnPaper(tx, person, given.code);
    if (refusal) return refuse(person, { ok: false, reason: refusal });
    await forgetCodeTries(tx, person.id);
    return { ok: true };
  });
}

/** Somebody who knows the password and not the code is worth a line. */
function refuse<R extends Refused<CodeRefusal>>({ id }: Staff, refusal: R): R {
  log().warn({ actor: { kind: "staff", id }, reason: refusal.reason }, "second factor refused");
  return refusal;
}

async function spendFigures(tx: Database, userId: string, code: string) {
  const mine = eq(secondFactors.userId, userId);
  const [row] = await tx.select({ secret: secondFactors.secret }).from(secondFactors).where(mine);
  const secret = row?.secret && unseal(row.secret, userId);
  const step = secret ? stepOf(secret, code, now()) : null;
  if (step === null) return "code-wrong";
  const spent = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(mine, lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId });
  return spent.length > 0 ? null : "code-used";
}

async function spendOnPaper(tx: Database, person: Staff, code: string) {
  if (!(await spendRecoveryCode(tx, person.id, code))) return "recovery-wrong";
  await record(tx, person, "recovery-code.used", { kind: "person", id: person.id });
  return null;
}
