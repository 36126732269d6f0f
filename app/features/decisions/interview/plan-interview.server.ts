import type { Actor, Campus } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";
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

/** What the officer's page showed: the state of the choice, and its interview (`getUpcomingVersion`). */
export type ExpectedInterview = { state: State; interview: string };

/** Identifies an interview and its answer; empty without an interview. */
export function getInterviewVersion(interview: Interview | null | undefined): string {
  return interview ? `${interview.id} ${interview.state}` : "";
}

/**
 * The school plans an interview (transition `invite`). Moving an upcoming one requires a reason; the new interview
 * keeps the uid of its calendar event. Refuses with `interview-changed` when the interview was planned, moved or
 * answered since the page was loaded.
 */
export async function planInterview(
  actor: Actor,
  choiceId: string,
  { state: expectedState, interview: expectedVersion }: ExpectedInterview,
  campus: Campus,
  input: FormInput,
): Promise<TransitionResult<"interview-changed"> | Invalid | null> {
  const parsed = parsePlan(input, { campus, at: now() });
  const because = parseMultilineText(input.moveReason, 500);
  // A reason is required only when the page showed an upcoming interview.
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
      errors: reasonError ? { ...errors, moveReason: reasonError } : errors,
    };
  }
  const planned: { interview?: Interview; isMoved?: boolean } = {};
  return transitionChoice<"interview-changed">(
    actor,
    choiceId,
    { transition: "invite", expectedState },
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

/** The version of an upcoming interview; empty for one that is past, which can be replaced without a reason. */
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
 * The school cancels an interview and gives a reason (transition `cancel-interview`); the choice is under review
 * again. Refuses with `interview-changed` one that is past or changed since the page was loaded.
 */
export async function cancelInterview(
  actor: Actor,
  choiceId: string,
  { state: expectedState, interview: expectedVersion }: ExpectedInterview,
  input: FormInput,
): Promise<TransitionResult<"interview-changed"> | Invalid | null> {
  const because = parseMultilineText(input.cancelReason, 500);
  if (!because.ok || !because.value) {
    const cancelReason = because.ok ? "required" : because.reason;
    return { ok: false, reason: "invalid", errors: { cancelReason } };
  }
  const cancelled: { interview?: Interview } = {};
  return transitionChoice<"interview-changed">(
    actor,
    choiceId,
    { transition: "cancel-interview", expectedState },
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
