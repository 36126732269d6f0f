import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";

/** What proves an address, as the history tells it: an account that begins with a proved one says only that. */
const proofs = ["email.verified", "email.changed", "person.created"];

/** When the actor's present address was proved to be theirs; null when it was not, and for a visitor. */
export async function emailVerifiedAt(actor: Actor): Promise<Date | null> {
  if (!isSignedIn(actor)) return null;
  const proof = and(eq(history.subjectId, actor.id), inArray(history.action, proofs));
  const [row] = await db()
    .select({ verified: users.emailVerified, since: users.createdAt, at: history.at })
    .from(users)
    .leftJoin(history, proof)
    .where(eq(users.id, actor.id))
    .orderBy(desc(history.at))
    .limit(1);
  return row?.verified ? (row.at ?? row.since) : null;
}
