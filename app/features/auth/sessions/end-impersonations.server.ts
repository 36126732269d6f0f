import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { impersonations } from "#app/platform/db/schema/identity.ts";

type EndReason = "by-hand" | "session-over" | "time-over" | "person-out";

/**
 * Ends the matching open impersonations in the caller's transaction and records each in the history. One whose time
 * was over gets that time as its end.
 * @returns How many were ended.
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

/** Impersonations in these sessions. */
export const isOfSessions = (ids: string[]) => inArray(impersonations.sessionId, ids);

/** Impersonations of this candidate. */
export const isOfUser = (id: string) => eq(impersonations.personId, id);
