import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { staff } from "#app/platform/db/schema/identity.ts";

/** Stores the time at which a staff member completed a sign-in, second factor included. */
export async function recordSignIn(userId: string): Promise<void> {
  await db().update(staff).set({ lastSignInAt: now() }).where(eq(staff.userId, userId));
}
