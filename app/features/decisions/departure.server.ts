import { next, type State, table } from "#app/features/admissions/application.ts";
import { lockApplication } from "#app/features/admissions/draft.server.ts";
import { isTheirs } from "#app/features/admissions/policy.ts";
import type { Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { type Departure, openMark, readDeparture, readOpenMark } from "./departure.ts";
import { type Held, holdChoices } from "./held.server.ts";
import { isMadeAlready, type Moved, moveChoice, type Refused, step } from "./move.server.ts";
import { tellOfWithdrawal } from "./move-notice.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The candidate leaves one choice, for this intake: the others do not change. A reason may be given.
 * Refuses what the table refuses: an offer is declined, not withdrawn from.
 */
export async function withdrawChoice(
  actor: Actor,
  choiceId: string,
  seen: State,
  typed: Typed,
): Promise<Moved | Invalid | null> {
  const read = readDeparture(typed);
  if (!read.ok) return read;
  const { reason } = read.values;
  return moveChoice<never>(actor, choiceId, { move: "withdraw", seen, reason }, (tx, held) =>
    keepDeparture(tx, held, read.values),
  );
}

export type Withdrawn = { ok: true } | Refused<"choices-changed"> | Invalid;

/**
 * The candidate leaves the whole application: every choice that has not ended, an offer being declined.
 * One letter tells it; a second tap of the same form writes nothing. Refuses when nothing is left to leave, and when one
 * of them is no longer as it was seen (`openMark`): nobody declines an offer that they have not read.
 */
export async function withdrawApplication(
  actor: Actor,
  applicationId: string,
  seen: string | undefined,
  typed: Typed,
): Promise<Withdrawn | null> {
  const read = readDeparture(typed);
  if (!read.ok) return read;
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application?.number || !isTheirs(actor, application)) return null;
    const all = await holdChoices(tx, application);
    const open = all.filter(({ state }) => !table[state].terminal);
    if (open.length === 0)
      return seen !== undefined && isLeftAlready(all, seen)
        ? { ok: true }
        : { ok: false, reason: "move-not-allowed" };
    if (openMark(open) !== seen) return { ok: false, reason: "choices-changed" };
    for (const held of open) {
      const move = moveToLeave(held.state);
      await step(tx, actor, held, { move, reason: read.values.reason });
      await keepDeparture(tx, held, read.values);
    }
    const subject = { kind: "application", id: applicationId };
    await record(tx, actor, "application.withdrawn", subject, { choices: open.length });
    await tellOfWithdrawal(tx, application);
    return { ok: true };
  });
}

/** How a candidate leaves a choice in this state: an offer is declined. */
const moveToLeave = (state: State) =>
  next(state, "withdraw", "candidate") ? "withdraw" : "decline";

/** Did the same form leave every choice that it showed? `mark`: what it showed, as `openMark` wrote it. */
function isLeftAlready(choices: readonly Held[], mark: string): boolean {
  const shown = [...readOpenMark(mark)];
  return (
    shown.length > 0 &&
    shown.every(([id, seen]) => {
      const held = choices.find((one) => one.id === id);
      return held !== undefined && isMadeAlready(held, { move: moveToLeave(seen), seen });
    })
  );
}

/** Keeps why a choice was left, beside its state. */
export async function keepDeparture(
  tx: Database,
  { id }: Held,
  { reason, words }: Departure | { reason: string; words: null },
): Promise<null> {
  await tx
    .insert(withdrawals)
    .values({ choiceId: id, reason, words })
    .onConflictDoUpdate({ target: withdrawals.choiceId, set: { reason, words } });
  return null;
}
