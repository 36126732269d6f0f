import { eq } from "drizzle-orm";
import {
  type State,
  stateTable,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";

const MOVED_PREFIX = "moved-";

/** Every state that a transition leads to. */
function listTargetStates(transition: string): State[] {
  return Object.values(stateTable).flatMap(
    ({ transitions: moves }) => moves[transition as Transition]?.to ?? [],
  );
}

/**
 * Whether the choice is still in the state that a queued notification announces. Returns true for notifications about
 * other subjects.
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
