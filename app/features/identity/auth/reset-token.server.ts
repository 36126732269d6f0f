import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users, verifications } from "#app/platform/db/schema/identity.ts";

const AN_HOUR = 3_600_000;

/** The names and the address of the person for whom a link of reset was written; none when it is no link. */
export async function personOfReset(token: string): Promise<string[]> {
  const [found] = await db()
    .select({ first: users.firstName, last: users.lastName, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(and(eq(verifications.identifier, keyOf(token)), gt(verifications.expiresAt, now())));
  return Object.values(found ?? {});
}

/** What a link of reset carries, for who has just proved to own the address; those made before stop working. */
export async function makeResetToken(userId: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now().getTime() + AN_HOUR);
  await transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx.insert(verifications).values({ identifier: keyOf(token), value: userId, expiresAt });
  });
  return token;
}

/** As the library keeps it (`verification.storeIdentifier`): a copy of the table opens nothing. */
function keyOf(token: string): string {
  return createHash("sha256").update(`reset-password:${token}`).digest("base64url");
}
