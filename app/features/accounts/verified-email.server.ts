import { and, desc, eq, inArray } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";

/** The history actions that verify an address. A user created with a verified one has `person.created` only. */
const verifyingActions = ["email.verified", "email.changed", "person.created"];

/** When the actor's current address was verified; null for an unverified one and for a visitor. */
export async function getEmailVerifiedAt(actor: Actor): Promise<Date | null> {
  if (!isSignedIn(actor)) return null;
  const isVerification = and(
    eq(history.subjectId, actor.id),
    inArray(history.action, verifyingActions),
  );
  const [row] = await db()
    .select({ isVerified: users.emailVerified, createdAt: users.createdAt, recordedAt: history.at })
    .from(users)
    .leftJoin(history, isVerification)
    .where(eq(users.id, actor.id))
    .orderBy(desc(history.at))
    .limit(1);
  return row?.isVerified ? (row.recordedAt ?? row.createdAt) : null;
}
