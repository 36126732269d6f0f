import type { State } from "#app/features/admissions/application-state.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { reversals } from "#app/platform/db/schema/decisions.ts";
import { lockChoices } from "./choice-lock.server.ts";
import { parseReversal } from "./reversal.ts";
import { type TransitionResult, transitionChoice } from "./transition.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The school takes back an outcome of its own: a refusal, an offer that it withdrew or that expired, the waiting
 * list. The choice is under review again, the history keeps the reason, and a letter says it plainly. What the
 * candidate decided is theirs, and an offer that was accepted is withdrawn, not reopened (THE TABLE). Refuses
 * when the person is enrolled by another choice.
 */
export async function reopenDecision(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  input: FormInput,
): Promise<TransitionResult<"already-enrolled"> | Invalid | null> {
  const parsed = parseReversal(input);
  if (!parsed.ok) return parsed;
  const { reason, words } = parsed.values;
  const takenBackById = "id" in actor ? actor.id : null;
  return transitionChoice(
    actor,
    choiceId,
    { move: "reopen", seen: expectedState, reason },
    async (tx, choice) => {
      const choices = await lockChoices(tx, choice.application);
      if (choices.some(({ state }) => state === "enrolled")) return "already-enrolled";
      const row = { choiceId, fromState: choice.state, reason, words, takenBackById };
      await tx.insert(reversals).values(row);
      return null;
    },
  );
}
