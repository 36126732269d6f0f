import { eq } from "drizzle-orm";
import {
  parseState,
  type State,
  stateTable,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import type { ApplicationRow } from "#app/features/admissions/editable-application.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoices } from "./choice-lock.server.ts";
import { applyTransition } from "./transition.server.ts";
import { saveWithdrawal } from "./withdraw-application.server.ts";
import { ADDED_BY_MISTAKE, CONTINUED_ELSEWHERE } from "./withdrawal.ts";

/** A choice that was closed, and the state it had. */
export type ClosedChoice = { choice: string; state: string };

/** Ends what is open of an application that another one follows; gives what undoing has to open again. */
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

/** Ends a choice that came from an application joined by mistake. */
export async function closeAddedChoice(tx: Database, choice: LockedChoice): Promise<void> {
  if (!stateTable[choice.state].isTerminal) await closeChoice(tx, choice, ADDED_BY_MISTAKE);
}

async function closeChoice(tx: Database, choice: LockedChoice, reason: string): Promise<void> {
  await applyTransition(tx, "system", choice, { move: "close", reason });
  await saveWithdrawal(tx, choice, { reason, words: null });
}

/** By which move of the school a choice that was sent comes to the state it had. */
const restoreTransitions: Partial<Record<State, Transition>> = {
  "under-review": "start-review",
  "more-information-asked": "ask-more",
  interview: "invite",
  "waiting-list": "wait-list",
};

/** Opens again what `closeAsDouble` closed, each choice in the state it had; no letter tells each of them. */
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
    const state = await applyTransition(tx, "system", lockedChoice, { move: "restore" });
    const move = restoreTransitions[parseState(closedChoice.state)];
    if (move) await applyTransition(tx, actor, { ...lockedChoice, state }, { move });
  }
}
