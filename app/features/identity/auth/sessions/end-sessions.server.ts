import type { SQL } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { queueSigning } from "../../sign-in/token-sync.server.ts";
import { endSupportViews, viewsOfSessions } from "./end-support-views.server.ts";

/**
 * Ends these sessions, from their next request on, in the transaction of what ends them; another system is
 * told of each. Gives how many there were.
 */
export async function endSessions(tx: Database, which: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(which)
    .returning({ sessionId: sessions.id, userId: sessions.userId });
  const ids = gone.map(({ sessionId }) => sessionId);
  if (ids.length > 0) await endSupportViews(tx, viewsOfSessions(ids), { how: "session-over" });
  for (const session of gone) await queueSigning(tx, { event: "signed-out", ...session });
  return gone.length;
}
