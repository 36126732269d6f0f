import { randomInt } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { recoveryCodes } from "#app/platform/db/schema/identity.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";
import {
  RECOVERY_CODES,
  RECOVERY_SIGNS,
  recoveryLength,
  writeRecoveryCode,
} from "../../staff/second-factor.ts";

/** Makes ten codes in place of those there were. Only their hashes are kept: they are shown once. */
export async function makeRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
  return codes.map(writeRecoveryCode);
}

/** Uses up one of the person's codes. False when it is none of them, or has served. */
export async function spendRecoveryCode(
  tx: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(code))))
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

/** How many codes the person has left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.n ?? 0;
}

function newRecoveryCode(): string {
  const sign = () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)];
  return Array.from({ length: recoveryLength }, sign).join("");
}

const hashOf = (code: string) => keyedHash("recovery code", code);
