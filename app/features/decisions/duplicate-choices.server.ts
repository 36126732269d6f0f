import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  parseState,
  type State,
  stateTable,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import type { ApplicationRow } from "#app/features/admissions/editable-application.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoices } from "./choice-lock.server.ts";
import { applyTransition } from "./transition.server.ts";
import { saveWithdrawal } from "./withdraw-application.server.ts";
import { ADDED_BY_MISTAKE, CONTINUED_ELSEWHERE } from "./withdrawal.ts";

/** A closed choice and the state it had before. */
export type ClosedChoice = { choice: string; state: string };

/**
 * Closes every open choice of a duplicate application. Returns them with their former states, for
 * `restoreClosedChoices`.
 */
export async function closeAsDuplicate(
  tx: Database,
  application: ApplicationRow,
): Promise<ClosedChoice[]> {
  const openChoices = (await lockChoices(tx, application)).filter(
    ({ state }) => !stateTable[state].isTerminal,
  );
  for (const choice of openChoices) await closeChoice(tx, choice, CONTINUED_ELSEWHERE);
  return openChoices.map(({ id, state }) => ({ choice: id, state }));
}

/** Closes a choice that came from an application merged by mistake. */
export async function closeAddedChoice(tx: Database, choice: LockedChoice): Promise<void> {
  if (!stateTable[choice.state].isTerminal) await closeChoice(tx, choice, ADDED_BY_MISTAKE);
}

async function closeChoice(tx: Database, choice: LockedChoice, reason: string): Promise<void> {
  await applyTransition(tx, "system", choice, { transition: "close", reason });
  await saveWithdrawal(tx, choice, { reason, words: null });
}

/** The school's transition that brings a restored choice back to its former state. */
const restoreTransitions: Partial<Record<State, Transition>> = {
  "under-review": "start-review",
  "more-information-asked": "ask-more",
  interview: "invite",
  "waiting-list": "wait-list",
};

/** Restores each choice that `closeAsDuplicate` closed to its former state. Sends no notification. */
export async function restoreClosedChoices(
  tx: Database,
  actor: Actor,
  application: ApplicationRow,
  closedChoices: ClosedChoice[],
): Promise<void> {
  for (const lockedChoice of await lockChoices(tx, application)) {
    const closedChoice = closedChoices.find(({ choice }) => choice === lockedChoice.id);
    if (!closedChoice || lockedChoice.state !== "withdrawn") continue;
    await tx.delete(withdrawals).where(eq(withdrawals.choiceId, lockedChoice.id));
    const state = await applyTransition(tx, "system", lockedChoice, { transition: "restore" });
    const move = restoreTransitions[parseState(closedChoice.state)];
    if (move) await applyTransition(tx, actor, { ...lockedChoice, state }, { transition: move });
  }
}
