import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import type { Held } from "../held.server.ts";
import { isAhead } from "./interview.ts";
import { type Interview, tellOfInterview } from "./interview-notice.server.ts";

/** The interview of a choice that was neither moved, cancelled nor held yet; null when there is none. */
export async function openInterview(tx: Database, choiceId: string): Promise<Interview | null> {
  const open = and(eq(interviews.choiceId, choiceId), isNull(interviews.endedAt));
  const [row] = await tx.select().from(interviews).where(open);
  return row ?? null;
}

/** The states in which a choice is still judged: its interview stays planned. */
const judged: readonly State[] = ["interview", "more-information-asked", "under-review"];

/**
 * A choice goes to another state: once it is not judged any more, an interview that was planned is cancelled and
 * the candidate told; one that took place is marked as held.
 */
export async function endInterviewBy(tx: Database, held: Held, to: State): Promise<void> {
  if (judged.includes(to)) return;
  const open = await openInterview(tx, held.id);
  if (!open) return;
  const ended = await endInterview(tx, open, isAhead(open, now()) ? "cancelled" : "held", null);
  if (ended.state === "cancelled") await tellOfInterview(tx, held, ended, "cancelled");
}

/** Ends an interview, with why; its event in the calendar has one version more when it is cancelled. */
export async function endInterview(
  tx: Database,
  { id, sequence }: Interview,
  state: "moved" | "cancelled" | "held",
  because: string | null,
): Promise<Interview> {
  const [row] = await tx
    .update(interviews)
    .set({
      state,
      because,
      endedAt: now(),
      sequence: state === "cancelled" ? sequence + 1 : sequence,
    })
    .where(eq(interviews.id, id))
    .returning();
  if (!row) throw new Error("an interview that was held by its choice is gone");
  return row;
}
