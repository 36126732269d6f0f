import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application-state.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import type { LockedChoice } from "../choice-lock.server.ts";
import { isUpcoming } from "./interview.ts";
import { type Interview, notifyInterview } from "./interview-notification.server.ts";

/** The interview of a choice that was neither moved, cancelled nor held yet; null when there is none. */
export async function findOpenInterview(tx: Database, choiceId: string): Promise<Interview | null> {
  const isOpen = and(eq(interviews.choiceId, choiceId), isNull(interviews.endedAt));
  const [row] = await tx.select().from(interviews).where(isOpen);
  return row ?? null;
}

/** The states in which a choice is still judged: its interview stays planned. */
const reviewStates: readonly State[] = ["interview", "more-information-asked", "under-review"];

/**
 * A choice goes to another state: once it is not judged any more, an interview that was planned is cancelled and
 * the candidate told; one that took place is marked as held.
 */
export async function endInterviewOnTransition(
  tx: Database,
  choice: LockedChoice,
  to: State,
): Promise<void> {
  if (reviewStates.includes(to)) return;
  const interview = await findOpenInterview(tx, choice.id);
  if (!interview) return;
  const ended = await endInterview(
    tx,
    interview,
    isUpcoming(interview, now()) ? "cancelled" : "held",
    null,
  );
  if (ended.state === "cancelled") await notifyInterview(tx, choice, ended, "cancelled");
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
