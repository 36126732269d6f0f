import { eq } from "drizzle-orm";
import { type Move, type State, table } from "#app/features/admissions/application.ts";
import type { RelevanceCheck } from "#app/features/notifications/dispatch.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";

const MOVED = "moved-";

/** Every state that a move leads to. */
function targetsOf(move: string): State[] {
  return Object.values(table).flatMap(({ moves }) => moves[move as Move]?.to ?? []);
}

/**
 * Is the choice still where a waiting notice says that it went? An offer that was answered, withdrawn or let pass
 * since has its own notice, or the candidate knows. True for notices of other subjects.
 */
export const isMoveStillCurrent: RelevanceCheck = async (tx, { key }) => {
  const [what = "", id = ""] = key.split(":");
  if (!what.startsWith(MOVED)) return true;
  const [choice] = await tx
    .select({ state: choices.state })
    .from(choices)
    .where(eq(choices.id, id));
  return (
    choice !== undefined && targetsOf(what.slice(MOVED.length)).includes(choice.state as State)
  );
};
