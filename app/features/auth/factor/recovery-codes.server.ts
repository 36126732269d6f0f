import { randomInt } from "node:crypto";
import { and, count, eq, inArray } from "drizzle-orm";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { recoveryCodes } from "#app/platform/db/schema/identity.ts";
import { keyedHash, listKeyedHashes } from "#app/platform/secret-key.server.ts";
import {
  formatRecoveryCode,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from "./second-factor.ts";

const HASH_PURPOSE = "recovery code";

/**
 * Replaces a user's recovery codes with new ones. Only hashes are stored, so the returned codes can be shown once
 * only.
 */
export async function createRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, generateRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: keyedHash(HASH_PURPOSE, code) })));
  return codes.map(formatRecoveryCode);
}

/** Deletes one recovery code of a user. False when it is unknown or already used. */
export async function consumeRecoveryCode(
  tx: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const hashes = listKeyedHashes(HASH_PURPOSE, code);
  const deleted = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.hash, hashes)))
    .returning({ id: recoveryCodes.id });
  return deleted.length > 0;
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.n ?? 0;
}

function generateRecoveryCode(): string {
  const getRandomCharacter = () => RECOVERY_CODE_ALPHABET[randomInt(RECOVERY_CODE_ALPHABET.length)];
  return Array.from({ length: RECOVERY_CODE_LENGTH }, getRandomCharacter).join("");
}
