import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { recoveryCodes, secondFactors, sessions } from "#app/platform/db/schema/identity.ts";

/**
 * Deletes a user's second factor and recovery codes; open sessions lose their verification. Returns false when there
 * is no second factor. Does not check permissions.
 */
export async function deleteSecondFactor(tx: Database, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
  return deleted.length > 0;
}
