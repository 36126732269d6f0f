import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { parseMultilineText } from "#app/features/admissions/form-values.ts";
import { isOwnApplication } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoice } from "../choice-lock.server.ts";
import { isUpcoming } from "./interview.ts";
import type { Interview } from "./interview-notification.server.ts";

type AnswerInterviewResult =
  | { ok: true }
  | { ok: false; reason: "interview-closed" }
  | { ok: false; reason: "invalid"; errors: { words: string } };

/** The candidate confirms an interview. Refuses with `interview-closed` when it was moved or cancelled, or is over. */
export async function confirmInterview(
  actor: Actor,
  id: string,
): Promise<AnswerInterviewResult | null> {
  return withUpcomingInterview(actor, id, async (tx, choice) => {
    const values = { state: "confirmed" as const, otherTime: null, answeredAt: now() };
    await tx.update(interviews).set(values).where(eq(interviews.id, id));
    await recordHistory(tx, actor, "interview.confirmed", ...getHistoryArgs(choice));
  });
}

/**
 * The candidate asks for another time and says when they could come. Refuses an empty text with `invalid`, and
 * otherwise as `confirmInterview` does.
 */
export async function requestOtherTime(
  actor: Actor,
  id: string,
  words: string | undefined,
): Promise<AnswerInterviewResult | null> {
  const parsed = parseMultilineText(words, 500);
  return withUpcomingInterview(actor, id, async (tx, choice) => {
    if (!parsed.ok || !parsed.value) {
      const error = parsed.ok ? "required" : parsed.reason;
      return { ok: false, reason: "invalid", errors: { words: error } };
    }
    const values = { state: "other-time" as const, otherTime: parsed.value, answeredAt: now() };
    await tx.update(interviews).set(values).where(eq(interviews.id, id));
    await recordHistory(tx, actor, "interview.other-time-asked", ...getHistoryArgs(choice));
  });
}

async function withUpcomingInterview(
  actor: Actor,
  id: string,
  run: (
    tx: Database,
    choice: LockedChoice,
    interview: Interview,
  ) => Promise<AnswerInterviewResult | undefined>,
): Promise<AnswerInterviewResult | null> {
  const known = await findInterview(id);
  if (!known) return null;
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || !isOwnApplication(actor, choice.application)) return null;
    const interview = await findInterview(id, tx);
    if (!interview || !isUpcoming(interview, now()))
      return { ok: false, reason: "interview-closed" };
    return (await run(tx, choice, interview)) ?? { ok: true };
  });
}

/** Finds an interview by id. Does not check permission. */
export async function findInterview(id: string, on: Database = db()): Promise<Interview | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(interviews).where(eq(interviews.id, id));
  return row ?? null;
}

function getHistoryArgs({ id, application }: LockedChoice) {
  return [{ kind: "application", id: application.id }, { choice: id }] as const;
}
