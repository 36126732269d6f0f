import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff } from "#app/platform/db/schema/identity.ts";

/** Writes down that a member of the staff has just come in, second factor included. */
export async function recordSignIn(userId: string): Promise<void> {
  await db().update(staff).set({ lastSignInAt: now() }).where(eq(staff.userId, userId));
}
