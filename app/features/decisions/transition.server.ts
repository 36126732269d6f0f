import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  getNextState,
  type Party,
  type State,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import { isUniversitySharingAllowed } from "#app/features/admissions/consent/university-sharing.server.ts";
import { needsUniversitySharing } from "#app/features/admissions/consent/university-sharing.ts";
import { bumpVersion } from "#app/features/admissions/editable-application.server.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { type LockedChoice, lockChoice } from "./choice-lock.server.ts";
import { endInterviewOnTransition } from "./interview/end-interview.server.ts";
import { closeReopeningsOnTransition } from "./request/close-reopenings.server.ts";
import { composeTransitionNotification } from "./transition-notification.server.ts";

export type TransitionRefusal<Reason extends string = never> = {
  ok: false;
  reason: "choice-changed" | "transition-not-allowed" | "universities-not-agreed" | Reason;
};
export type TransitionResult<Reason extends string = never> =
  | { ok: true; state: State }
  | TransitionRefusal<Reason>;

/** A transition and the state that the page showed. `reason` is a code of a fixed list. */
export type TransitionRequest = {
  transition: Transition;
  expectedState: State;
  reason?: string | null;
};

/**
 * Runs before a permitted transition, in its transaction, and writes what belongs to it. Returns an error code to
 * refuse the transition.
 */
type BeforeTransition<Reason extends string> = (
  tx: Database,
  choice: LockedChoice,
) => Promise<Reason | null>;

/** Composes the notification of a transition; null sends none. */
type ComposeNotification = (choice: LockedChoice, transition: Transition) => Notification | null;

/**
 * Makes a transition of a choice in one transaction: `beforeTransition`, then state, history and notification
 * (`composeNotification`). Refuses with `choice-changed` when the state is no longer the expected one, and with
 * `transition-not-allowed` when the actor's party may not make the transition. A candidate's repeated transition succeeds
 * without effect. Returns null without permission.
 */
export async function transitionChoice<Reason extends string = never>(
  actor: Actor,
  choiceId: string,
  request: TransitionRequest,
  beforeTransition?: BeforeTransition<Reason>,
  composeNotification: ComposeNotification = composeTransitionNotification,
): Promise<TransitionResult<Reason> | null> {
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    const party = choice && getParty(actor, choice.application);
    if (!choice || !party) return null;
    if (party === "candidate" && isAlreadyDone(choice, request))
      return { ok: true, state: choice.state };
    const refusal = checkTransition(choice, request, party);
    if (refusal) return refusal;
    const sharingRefusal = await checkUniversitySharing(tx, choice, request.transition);
    if (sharingRefusal) return sharingRefusal;
    const reason = await beforeTransition?.(tx, choice);
    if (reason) return { ok: false, reason };
    const state = await applyTransition(tx, actor, choice, request);
    const notification = composeNotification(choice, request.transition);
    if (notification) await notify(tx, notification);
    return { ok: true, state };
  });
}

/** Whether the choice already is where this candidate's transition leads: the same form was sent before. */
export function isAlreadyDone(
  choice: Pick<LockedChoice, "state">,
  { transition, expectedState }: Pick<TransitionRequest, "transition" | "expectedState">,
): boolean {
  return (
    choice.state !== expectedState &&
    choice.state === getNextState(expectedState, transition, "candidate")
  );
}

/** Checks that the choice is in the expected state and that the party may make the transition. */
export function checkTransition(
  choice: LockedChoice,
  { transition, expectedState }: TransitionRequest,
  party: Party,
): TransitionRefusal | null {
  if (choice.state !== expectedState) return { ok: false, reason: "choice-changed" };
  return getNextState(choice.state, transition, party)
    ? null
    : { ok: false, reason: "transition-not-allowed" };
}

/**
 * Refuses with `universities-not-agreed` a transition that needs a file sent to a university, while no adult agrees to
 * send a minor's file.
 */
export async function checkUniversitySharing(
  tx: Database,
  { application }: LockedChoice,
  transition: Transition,
): Promise<TransitionRefusal | null> {
  if (!needsUniversitySharing(transition) || (await isUniversitySharingAllowed(tx, application)))
    return null;
  return { ok: false, reason: "universities-not-agreed" };
}

/**
 * Writes a checked transition: the state, its time and the history. Throws for a transition that is not in
 * `stateTable`; a trigger of the database refuses it too.
 */
export async function applyTransition(
  tx: Database,
  actor: Actor | "system",
  choice: LockedChoice,
  { transition, reason }: Pick<TransitionRequest, "transition" | "reason">,
): Promise<State> {
  const { id, state: from, application } = choice;
  const party = actor === "system" ? "system" : getParty(actor, application);
  const to = party && getNextState(from, transition, party);
  if (!to) throw new Error(`a choice cannot ${transition} from ${from}`);
  await tx.update(choices).set({ state: to, stateSince: now() }).where(eq(choices.id, id));
  await bumpVersion(tx, application.id);
  await endInterviewOnTransition(tx, choice, to);
  await closeReopeningsOnTransition(tx, actor, choice, to);
  const details = { choice: id, from, to, ...(reason ? { reason } : {}) };
  await recordHistory(
    tx,
    actor,
    `choice.${transition}`,
    { kind: "application", id: application.id },
    details,
  );
  return to;
}
