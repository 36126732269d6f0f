import type { State } from "#app/features/admissions/application.ts";
import type { Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { reversals } from "#app/platform/db/schema/decisions.ts";
import { holdChoices } from "./held.server.ts";
import { type Moved, moveChoice } from "./move.server.ts";
import { readReversal } from "./reversal.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The school takes back an outcome of its own: a refusal, an offer that it withdrew or that expired, the waiting
 * list. The choice is under review again, the history keeps the reason, and a letter says it plainly. What the
 * candidate decided is theirs, and an offer that was accepted is withdrawn, not reopened (THE TABLE). Refuses
 * when the person is enrolled by another choice.
 */
export async function reopen(
  actor: Actor,
  choiceId: string,
  seen: State,
  typed: Typed,
): Promise<Moved<"already-enrolled"> | Invalid | null> {
  const read = readReversal(typed);
  if (!read.ok) return read;
  const { reason, words } = read.values;
  const takenBackById = "id" in actor ? actor.id : null;
  return moveChoice(actor, choiceId, { move: "reopen", seen, reason }, async (tx, held) => {
    const all = await holdChoices(tx, held.application);
    if (all.some(({ state }) => state === "enrolled")) return "already-enrolled";
    const row = { choiceId, fromState: held.state, reason, words, takenBackById };
    await tx.insert(reversals).values(row);
    return null;
  });
}
