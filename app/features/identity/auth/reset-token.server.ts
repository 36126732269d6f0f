import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users, verifications } from "#app/platform/db/schema/identity.ts";

/** The names and the address of the person for whom a link of reset was written; none when it is no link. */
export async function personOfReset(token: string): Promise<string[]> {
  // As the library keeps it (`verification.storeIdentifier`): a copy of the table opens nothing.
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  const [found] = await db()
    .select({ first: users.firstName, last: users.lastName, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now())));
  return Object.values(found ?? {});
}
