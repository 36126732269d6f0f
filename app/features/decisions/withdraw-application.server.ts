import {
  getNextState,
  type State,
  stateTable,
} from "#app/features/admissions/application-state.ts";
import { lockApplication } from "#app/features/admissions/editable-application.server.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { isOwnApplication } from "#app/features/admissions/policy.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoices } from "./choice-lock.server.ts";
import {
  applyTransition,
  isAlreadyDone,
  type TransitionRefusal,
  type TransitionResult,
  transitionChoice,
} from "./transition.server.ts";
import { notifyWithdrawal } from "./transition-notification.server.ts";
import {
  getOpenChoicesVersion,
  parseOpenChoicesVersion,
  parseWithdrawal,
  type Withdrawal,
} from "./withdrawal.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The candidate leaves one choice, for this intake: the others do not change. A reason may be given.
 * Refuses what the table refuses: an offer is declined, not withdrawn from.
 */
export async function withdrawChoice(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  input: FormInput,
): Promise<TransitionResult | Invalid | null> {
  const parsed = parseWithdrawal(input);
  if (!parsed.ok) return parsed;
  const { reason } = parsed.values;
  return transitionChoice<never>(
    actor,
    choiceId,
    { move: "withdraw", seen: expectedState, reason },
    (tx, choice) => saveWithdrawal(tx, choice, parsed.values),
  );
}

export type WithdrawApplicationResult =
  | { ok: true }
  | TransitionRefusal<"choices-changed">
  | Invalid;

/**
 * The candidate leaves the whole application: every choice that has not ended, an offer being declined.
 * One letter tells it; a second tap of the same form writes nothing. Refuses when nothing is left to leave, and when one
 * of them is no longer as it was seen (`openMark`): nobody declines an offer that they have not read.
 */
export async function withdrawApplication(
  actor: Actor,
  applicationId: string,
  expectedVersion: string | undefined,
  input: FormInput,
): Promise<WithdrawApplicationResult | null> {
  const parsed = parseWithdrawal(input);
  if (!parsed.ok) return parsed;
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application?.number || !isOwnApplication(actor, application)) return null;
    const choices = await lockChoices(tx, application);
    const openChoices = choices.filter(({ state }) => !stateTable[state].isTerminal);
    if (openChoices.length === 0)
      return expectedVersion !== undefined && isAlreadyWithdrawn(choices, expectedVersion)
        ? { ok: true }
        : { ok: false, reason: "move-not-allowed" };
    if (getOpenChoicesVersion(openChoices) !== expectedVersion)
      return { ok: false, reason: "choices-changed" };
    for (const choice of openChoices) {
      const move = getWithdrawalTransition(choice.state);
      await applyTransition(tx, actor, choice, { move, reason: parsed.values.reason });
      await saveWithdrawal(tx, choice, parsed.values);
    }
    const subject = { kind: "application", id: applicationId };
    await recordHistory(tx, actor, "application.withdrawn", subject, {
      choices: openChoices.length,
    });
    await notifyWithdrawal(tx, application);
    return { ok: true };
  });
}

/** How a candidate leaves a choice in this state: an offer is declined. */
const getWithdrawalTransition = (state: State) =>
  getNextState(state, "withdraw", "candidate") ? "withdraw" : "decline";

/** Did the same form leave every choice that it showed? `mark`: what it showed, as `openMark` wrote it. */
function isAlreadyWithdrawn(choices: readonly LockedChoice[], version: string): boolean {
  const shownChoices = [...parseOpenChoicesVersion(version)];
  return (
    shownChoices.length > 0 &&
    shownChoices.every(([id, expectedState]) => {
      const choice = choices.find((one) => one.id === id);
      return (
        choice !== undefined &&
        isAlreadyDone(choice, { move: getWithdrawalTransition(expectedState), seen: expectedState })
      );
    })
  );
}

/** Keeps why a choice was left, beside its state. */
export async function saveWithdrawal(
  tx: Database,
  { id }: LockedChoice,
  { reason, words }: Withdrawal | { reason: string; words: null },
): Promise<null> {
  await tx
    .insert(withdrawals)
    .values({ choiceId: id, reason, words })
    .onConflictDoUpdate({ target: withdrawals.choiceId, set: { reason, words } });
  return null;
}
