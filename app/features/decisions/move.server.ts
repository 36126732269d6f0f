import { eq } from "drizzle-orm";
import { type Move, next, type Party, type State } from "#app/features/admissions/application.ts";
import { isTransmissionAgreed } from "#app/features/admissions/consent/transmission.server.ts";
import { needsTransmission } from "#app/features/admissions/consent/transmission.ts";
import { touch } from "#app/features/admissions/draft.server.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Notification, notify } from "#app/features/notifications/notify.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { type Held, holdChoice } from "./held.server.ts";
import { endInterviewBy } from "./interview/interview-end.server.ts";
import { newsOfMove } from "./move-notice.server.ts";
import { closeOpeningsBy } from "./request/opening-end.server.ts";

export type Refused<Reason extends string = never> = {
  ok: false;
  reason: "choice-changed" | "move-not-allowed" | "universities-not-agreed" | Reason;
};
export type Moved<Reason extends string = never> = { ok: true; state: State } | Refused<Reason>;

/** Which move, and what the person had before their eyes; the reason is a word of a list. */
export type Order = { move: Move; seen: State; reason?: string | null };

/** Why a move that the table allows cannot be made now; null when it can. Writes what goes with it. */
type Also<Reason extends string> = (tx: Database, held: Held) => Promise<Reason | null>;

/** What the candidate is told of a move that was made; null: nothing. */
type News = (held: Held, move: Move) => Notification | null;

/**
 * Makes a move of THE TABLE with one choice, in one transaction: state, history, letter to the candidate,
 * and what goes with it (`also`, run first; `news`, where the letter says more than the move). Refuses a
 * choice that is no longer as it was seen, and a move that the table does not give to this party. A move that the
 * candidate has made already, as with a second tap, is done: nothing is written again. Null when the choice is not for
 * this actor.
 */
export async function moveChoice<Reason extends string = never>(
  actor: Actor,
  choiceId: string,
  order: Order,
  also?: Also<Reason>,
  news: News = newsOfMove,
): Promise<Moved<Reason> | null> {
  return transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    const party = held && partyOf(actor, held.application);
    if (!held || !party) return null;
    if (party === "candidate" && isMadeAlready(held, order)) return { ok: true, state: held.state };
    const wrong = check(held, order, party);
    if (wrong) return wrong;
    const notAgreed = await checkTransmission(tx, held, order.move);
    if (notAgreed) return notAgreed;
    const not = await also?.(tx, held);
    if (not) return { ok: false, reason: not };
    const state = await step(tx, actor, held, order);
    const told = news(held, order.move);
    if (told) await notify(tx, told);
    return { ok: true, state };
  });
}

/**
 * Is the choice where this move of the candidate leads from where it was seen? Then the same form was sent before, or
 * the choice ended as the form asks.
 */
export function isMadeAlready(
  held: Pick<Held, "state">,
  { move, seen }: Pick<Order, "move" | "seen">,
): boolean {
  return held.state !== seen && held.state === next(seen, move, "candidate");
}

/** Is the choice still as it was seen, and is the move this party's? */
export function check(held: Held, { move, seen }: Order, party: Party): Refused | null {
  if (held.state !== seen) return { ok: false, reason: "choice-changed" };
  return next(held.state, move, party) ? null : { ok: false, reason: "move-not-allowed" };
}

/** Refuses a move that presupposes a university's file while no adult agrees that a minor's is sent. */
export async function checkTransmission(
  tx: Database,
  { application }: Held,
  move: Move,
): Promise<Refused | null> {
  if (!needsTransmission(move) || (await isTransmissionAgreed(tx, application))) return null;
  return { ok: false, reason: "universities-not-agreed" };
}

/**
 * Writes a move that has been checked: the state, its moment, and the line of the history. Throws on a
 * move that is not in the table; the database refuses it too.
 */
export async function step(
  tx: Database,
  actor: Actor | "system",
  held: Held,
  { move, reason }: Pick<Order, "move" | "reason">,
): Promise<State> {
  const { id, state: from, application } = held;
  const party = actor === "system" ? "system" : partyOf(actor, application);
  const to = party && next(from, move, party);
  if (!to) throw new Error(`a choice cannot ${move} from ${from}`);
  await tx.update(choices).set({ state: to, stateSince: now() }).where(eq(choices.id, id));
  await touch(tx, application.id);
  await endInterviewBy(tx, held, to);
  await closeOpeningsBy(tx, actor, held, to);
  const told = { choice: id, from, to, ...(reason ? { reason } : {}) };
  await record(tx, actor, `choice.${move}`, { kind: "application", id: application.id }, told);
  return to;
}
