import type { Actor } from "#app/features/access/actor.ts";
import {
  getNextState,
  type State,
  stateTable,
} from "#app/features/admissions/application-state.ts";
import { lockApplication } from "#app/features/admissions/editable-application.server.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { isOwnApplication } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
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
 * The candidate withdraws one choice, with an optional reason; the others do not change. Refuses an offer with
 * `transition-not-allowed`: it is declined instead.
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
    { transition: "withdraw", expectedState, reason },
    (tx, choice) => saveWithdrawal(tx, choice, parsed.values),
  );
}

export type WithdrawApplicationResult =
  | { ok: true }
  | TransitionRefusal<"choices-changed">
  | Invalid;

/**
 * The candidate withdraws the whole application: every open choice is withdrawn or its offer declined, with one
 * notification. Sending the same form twice succeeds without effect. Refuses with `transition-not-allowed` when no choice is
 * open, and with `choices-changed` when one differs from `expectedVersion` (`getOpenChoicesVersion`), so that nobody
 * declines an offer they have not seen.
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
        : { ok: false, reason: "transition-not-allowed" };
    if (getOpenChoicesVersion(openChoices) !== expectedVersion)
      return { ok: false, reason: "choices-changed" };
    for (const choice of openChoices) {
      const move = getWithdrawalTransition(choice.state);
      await applyTransition(tx, actor, choice, { transition: move, reason: parsed.values.reason });
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

/** The transition by which a candidate gives up a choice in this state. */
const getWithdrawalTransition = (state: State) =>
  getNextState(state, "withdraw", "candidate") ? "withdraw" : "decline";

/** Whether the same form has already withdrawn every choice that it showed. */
function isAlreadyWithdrawn(choices: readonly LockedChoice[], version: string): boolean {
  const submittedChoices = [...parseOpenChoicesVersion(version)];
  return (
    submittedChoices.length > 0 &&
    submittedChoices.every(([id, expectedState]) => {
      const choice = choices.find((one) => one.id === id);
      return (
        choice !== undefined &&
        isAlreadyDone(choice, { transition: getWithdrawalTransition(expectedState), expectedState })
      );
    })
  );
}

/** Stores the reason of a withdrawal. */
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
