import type { SQL } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { enqueueSignInEvent } from "../sign-in/token-sync.server.ts";
import { endImpersonations, isOfSessions } from "./end-impersonations.server.ts";

/**
 * Ends the matching sessions in the caller's transaction, from their next request on, and queues a sign-out event for
 * each.
 * @returns How many were ended.
 */
export async function endSessions(tx: Database, condition: SQL | undefined): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(condition)
    .returning({ sessionId: sessions.id, userId: sessions.userId });
  const ids = ended.map(({ sessionId }) => sessionId);
  if (ids.length > 0) await endImpersonations(tx, isOfSessions(ids), { endReason: "session-over" });
  for (const session of ended) await enqueueSignInEvent(tx, { event: "signed-out", ...session });
  return ended.length;
}
