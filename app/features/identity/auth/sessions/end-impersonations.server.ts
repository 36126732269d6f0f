import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { impersonations } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "../../actor.ts";
import { recordHistory } from "../../record-history.server.ts";

type EndReason = "by-hand" | "session-over" | "time-over" | "person-out";

/**
 * Ends the views of candidates' areas that are open among these, in the transaction of what ends them, and says
 * so in the history. Those whose time was over before ended then.
 */
export async function endImpersonations(
  tx: Database,
  condition: SQL | undefined,
  { endedBy = "system", endReason }: { endedBy?: Actor | "system"; endReason: EndReason },
): Promise<number> {
  const ended = await tx
    .update(impersonations)
    .set({ endedAt: sql`least(${impersonations.endsAt}, ${now()})` })
    .where(and(condition, isNull(impersonations.endedAt)))
    .returning({ userId: impersonations.personId });
  for (const { userId: personId } of ended)
    await recordHistory(
      tx,
      endedBy,
      "support-view.ended",
      { kind: "person", id: personId },
      { how: endReason },
    );
  return ended.length;
}

/** Those of these sessions. */
export const isOfSessions = (ids: string[]) => inArray(impersonations.sessionId, ids);

/** Those of the area of this person. */
export const isOfUser = (id: string) => eq(impersonations.personId, id);
