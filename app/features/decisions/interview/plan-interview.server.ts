import type { State } from "#app/features/admissions/application-state.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { interviews } from "#app/platform/db/schema/decisions.ts";
import { newId } from "#app/platform/ids.ts";
import type { LockedChoice } from "../choice-lock.server.ts";
import { type TransitionResult, transitionChoice } from "../transition.server.ts";
import { endInterview, findOpenInterview } from "./end-interview.server.ts";
import { type InterviewPlan, isUpcoming, parsePlan } from "./interview.ts";
import { composeInterviewNotification, type Interview } from "./interview-notification.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/** What an officer had before their eyes: the state of the choice, and its interview (`markOfInterview`). */
export type ExpectedInterview = { state: State; interview: string };

/** What names an interview as it is now, and the answer to it; empty when none is open. */
export function getInterviewVersion(interview: Interview | null | undefined): string {
  return interview ? `${interview.id} ${interview.state}` : "";
}

/**
 * The school plans an interview: the move `invite`. One that is planned already is moved, which asks why; it stays,
 * and the new one takes the place of its event in the candidate's calendar. Refuses an interview that was planned,
 * moved or answered meanwhile.
 */
export async function planInterview(
  actor: Actor,
  choiceId: string,
  { state: expectedState, interview: expectedVersion }: ExpectedInterview,
  campus: Campus,
  input: FormInput,
): Promise<TransitionResult<"interview-changed"> | Invalid | null> {
  const parsed = parsePlan(input, { campus, at: now() });
  const because = parseMultilineText(input.because, 500);
  // An interview that is replaced by another time says why; the page asks it when it shows one.
  const reasonError = !because.ok
    ? because.reason
    : expectedVersion && !because.value
      ? "required"
      : null;
  if (!parsed.ok || reasonError) {
    const errors = parsed.ok ? {} : parsed.errors;
    return {
      ok: false,
      reason: "invalid",
      errors: reasonError ? { ...errors, because: reasonError } : errors,
    };
  }
  const planned: { interview?: Interview; isMoved?: boolean } = {};
  return transitionChoice<"interview-changed">(
    actor,
    choiceId,
    { move: "invite", seen: expectedState },
    async (tx, choice) => {
      const current = await findOpenInterview(tx, choice.id);
      if (getUpcomingVersion(current) !== expectedVersion) return "interview-changed";
      planned.isMoved = current !== null && isUpcoming(current, now());
      planned.interview = await replaceInterview(tx, choice, current, parsed.values, {
        because: because.ok ? because.value : null,
        officerId: "id" in actor ? actor.id : null,
      });
      return null;
    },
    (choice) =>
      planned.interview
        ? composeInterviewNotification(
            choice,
            planned.interview,
            planned.isMoved ? "moved" : "planned",
          )
        : null,
  );
}

/** The mark of an interview that is still to come: one that took place is replaced without a word. */
export function getUpcomingVersion(interview: Interview | null | undefined): string {
  return interview && isUpcoming(interview, now()) ? getInterviewVersion(interview) : "";
}

type ReplaceOptions = { because: string | null; officerId: string | null };

async function replaceInterview(
  tx: Database,
  { id: choiceId }: LockedChoice,
  current: Interview | null,
  plan: InterviewPlan,
  { because, officerId }: ReplaceOptions,
): Promise<Interview> {
  const wasUpcoming = current !== null && isUpcoming(current, now());
  if (current)
    await endInterview(tx, current, wasUpcoming ? "moved" : "held", wasUpcoming ? because : null);
  const event = wasUpcoming
    ? { uid: current.uid, sequence: current.sequence + 1 }
    : { uid: newId() };
  const [created] = await tx
    .insert(interviews)
    .values({ choiceId, ...plan, ...event, proposedById: officerId })
    .returning();
  if (!created) throw new Error("an interview was not inserted");
  return created;
}

/**
 * The school cancels an interview and says why: the move `cancel-interview`. The choice is under review again.
 * Refuses one that took place, and one that changed meanwhile.
 */
export async function cancelInterview(
  actor: Actor,
  choiceId: string,
  { state: expectedState, interview: expectedVersion }: ExpectedInterview,
  input: FormInput,
): Promise<TransitionResult<"interview-changed"> | Invalid | null> {
  const because = parseMultilineText(input.cancelBecause, 500);
  if (!because.ok || !because.value) {
    const cancelBecause = because.ok ? "required" : because.reason;
    return { ok: false, reason: "invalid", errors: { cancelBecause } };
  }
  const cancelled: { interview?: Interview } = {};
  return transitionChoice<"interview-changed">(
    actor,
    choiceId,
    { move: "cancel-interview", seen: expectedState },
    async (tx, choice) => {
      const current = await findOpenInterview(tx, choice.id);
      if (
        !current ||
        !isUpcoming(current, now()) ||
        getInterviewVersion(current) !== expectedVersion
      )
        return "interview-changed";
      cancelled.interview = await endInterview(tx, current, "cancelled", because.value);
      return null;
    },
    (choice) =>
      cancelled.interview
        ? composeInterviewNotification(choice, cancelled.interview, "cancelled")
        : null,
  );
}
