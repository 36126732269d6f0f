import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { impersonations } from "#app/platform/db/schema/identity.ts";
import type { Actor } from "../../actor.ts";
import { record } from "../../history.server.ts";

type How = "by-hand" | "session-over" | "time-over" | "person-out";

/**
 * Ends the views of candidates' areas that are open among these, in the transaction of what ends them, and says
 * so in the history. Those whose time was over before ended then.
 */
export async function endSupportViews(
  tx: Database,
  which: SQL | undefined,
  { by = "system", how }: { by?: Actor | "system"; how: How },
): Promise<number> {
  const ended = await tx
    .update(impersonations)
    .set({ endedAt: sql`least(${impersonations.endsAt}, ${now()})` })
    .where(and(which, isNull(impersonations.endedAt)))
    .returning({ personId: impersonations.personId });
  for (const { personId } of ended)
    await record(tx, by, "support-view.ended", { kind: "person", id: personId }, { how });
  return ended.length;
}

/** Those of these sessions. */
export const viewsOfSessions = (ids: string[]) => inArray(impersonations.sessionId, ids);

/** Those of the area of this person. */
export const viewsOfPerson = (id: string) => eq(impersonations.personId, id);
