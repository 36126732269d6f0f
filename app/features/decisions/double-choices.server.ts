import { eq } from "drizzle-orm";
import { asState, type Move, type State, table } from "#app/features/admissions/application.ts";
import type { ApplicationRow } from "#app/features/admissions/draft.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { withdrawals } from "#app/platform/db/schema/decisions.ts";
import { keepDeparture } from "./departure.server.ts";
import { ADDED_BY_MISTAKE, FOLLOWED_ELSEWHERE } from "./departure.ts";
import { type Held, holdChoices } from "./held.server.ts";
import { step } from "./move.server.ts";

/** A choice that was closed, and the state it had. */
export type Closed = { choice: string; state: string };

/** Ends what is open of an application that another one follows; gives what undoing has to open again. */
export async function closeAsDouble(tx: Database, application: ApplicationRow): Promise<Closed[]> {
  const open = (await holdChoices(tx, application)).filter(({ state }) => !table[state].terminal);
  for (const held of open) await close(tx, held, FOLLOWED_ELSEWHERE);
  return open.map(({ id, state }) => ({ choice: id, state }));
}

/** Ends a choice that came from an application joined by mistake. */
export async function closeAdded(tx: Database, held: Held): Promise<void> {
  if (!table[held.state].terminal) await close(tx, held, ADDED_BY_MISTAKE);
}

async function close(tx: Database, held: Held, reason: string): Promise<void> {
  await step(tx, "system", held, { move: "close", reason });
  await keepDeparture(tx, held, { reason, words: null });
}

/** By which move of the school a choice that was sent comes to the state it had. */
const wayBack: Partial<Record<State, Move>> = {
  "under-review": "start-review",
  "more-information-asked": "ask-more",
  interview: "invite",
  "waiting-list": "wait-list",
};

/** Opens again what `closeAsDouble` closed, each choice in the state it had; no letter tells each of them. */
export async function restoreClosed(
  tx: Database,
  actor: Actor,
  application: ApplicationRow,
  closed: Closed[],
): Promise<void> {
  for (const held of await holdChoices(tx, application)) {
    const was = closed.find(({ choice }) => choice === held.id);
    if (!was || held.state !== "withdrawn") continue;
    await tx.delete(withdrawals).where(eq(withdrawals.choiceId, held.id));
    const state = await step(tx, "system", held, { move: "restore" });
    const move = wayBack[asState(was.state)];
    if (move) await step(tx, actor, { ...held, state }, { move });
  }
}
