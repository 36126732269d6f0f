import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application-state.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import type { LockedChoice } from "../choice-lock.server.ts";
import { isUpcoming } from "./interview.ts";
import { type Interview, notifyInterview } from "./interview-notification.server.ts";

/** Finds the interview of a choice that was not moved, cancelled or held yet. */
export async function findOpenInterview(tx: Database, choiceId: string): Promise<Interview | null> {
  const isOpen = and(eq(interviews.choiceId, choiceId), isNull(interviews.endedAt));
  const [row] = await tx.select().from(interviews).where(isOpen);
  return row ?? null;
}

/** In these states the choice is still under review, so a planned interview stays. */
const reviewStates: readonly State[] = ["interview", "more-information-asked", "under-review"];

/**
 * Ends the interview of a choice that leaves review. An upcoming one is cancelled and the candidate notified; one
 * whose time is past is recorded as held.
 */
export async function endInterviewOnTransition(
  tx: Database,
  choice: LockedChoice,
  to: State,
): Promise<void> {
  if (reviewStates.includes(to)) return;
  const interview = await findOpenInterview(tx, choice.id);
  if (!interview) return;
  const endedInterview = await endInterview(
    tx,
    interview,
    isUpcoming(interview, now()) ? "cancelled" : "held",
    null,
  );
  if (endedInterview.state === "cancelled")
    await notifyInterview(tx, choice, endedInterview, "cancelled");
}

/** Ends an interview with its reason. Cancelling raises the sequence of its calendar event by one (RFC 5545). */
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
