import { eq } from "drizzle-orm";
import {
  type State,
  stateTable,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";

const MOVED_PREFIX = "moved-";

/** Every state that a move leads to. */
function listTargetStates(transition: string): State[] {
  return Object.values(stateTable).flatMap(
    ({ transitions: moves }) => moves[transition as Transition]?.to ?? [],
  );
}

/**
 * Is the choice still where a waiting notice says that it went? An offer that was answered, withdrawn or let pass
 * since has its own notice, or the candidate knows. True for notices of other subjects.
 */
export const isTransitionCurrent: RelevanceCheck = async (tx, { key }) => {
  const [subject = "", id = ""] = key.split(":");
  if (!subject.startsWith(MOVED_PREFIX)) return true;
  const [choice] = await tx
    .select({ state: choices.state })
    .from(choices)
    .where(eq(choices.id, id));
  return (
    choice !== undefined &&
    listTargetStates(subject.slice(MOVED_PREFIX.length)).includes(choice.state as State)
  );
};
