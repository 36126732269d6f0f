import { eq } from "drizzle-orm";
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
import type { Actor } from "#app/features/identity/actor.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
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
  reason: "choice-changed" | "move-not-allowed" | "universities-not-agreed" | Reason;
};
export type TransitionResult<Reason extends string = never> =
  | { ok: true; state: State }
  | TransitionRefusal<Reason>;

/** Which move, and what the person had before their eyes; the reason is a word of a list. */
export type TransitionRequest = { move: Transition; seen: State; reason?: string | null };

/** Why a move that the table allows cannot be made now; null when it can. Writes what goes with it. */
type BeforeTransition<Reason extends string> = (
  tx: Database,
  choice: LockedChoice,
) => Promise<Reason | null>;

/** What the candidate is told of a move that was made; null: nothing. */
type ComposeNotification = (choice: LockedChoice, transition: Transition) => Notification | null;

/**
 * Makes a move of THE TABLE with one choice, in one transaction: state, history, letter to the candidate,
 * and what goes with it (`also`, run first; `news`, where the letter says more than the move). Refuses a
 * choice that is no longer as it was seen, and a move that the table does not give to this party. A move that the
 * candidate has made already, as with a second tap, is done: nothing is written again. Null when the choice is not for
 * this actor.
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
    const sharingRefusal = await checkUniversitySharing(tx, choice, request.move);
    if (sharingRefusal) return sharingRefusal;
    const reason = await beforeTransition?.(tx, choice);
    if (reason) return { ok: false, reason };
    const state = await applyTransition(tx, actor, choice, request);
    const notification = composeNotification(choice, request.move);
    if (notification) await notify(tx, notification);
    return { ok: true, state };
  });
}

/**
 * Is the choice where this move of the candidate leads from where it was seen? Then the same form was sent before, or
 * the choice ended as the form asks.
 */
export function isAlreadyDone(
  choice: Pick<LockedChoice, "state">,
  { move: transition, seen: expectedState }: Pick<TransitionRequest, "move" | "seen">,
): boolean {
  return (
    choice.state !== expectedState &&
    choice.state === getNextState(expectedState, transition, "candidate")
  );
}

/** Is the choice still as it was seen, and is the move this party's? */
export function checkTransition(
  choice: LockedChoice,
  { move: transition, seen: expectedState }: TransitionRequest,
  party: Party,
): TransitionRefusal | null {
  if (choice.state !== expectedState) return { ok: false, reason: "choice-changed" };
  return getNextState(choice.state, transition, party)
    ? null
    : { ok: false, reason: "move-not-allowed" };
}

/** Refuses a move that presupposes a university's file while no adult agrees that a minor's is sent. */
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
 * Writes a move that has been checked: the state, its moment, and the line of the history. Throws on a
 * move that is not in the table; the database refuses it too.
 */
export async function applyTransition(
  tx: Database,
  actor: Actor | "system",
  choice: LockedChoice,
  { move: transition, reason }: Pick<TransitionRequest, "move" | "reason">,
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
