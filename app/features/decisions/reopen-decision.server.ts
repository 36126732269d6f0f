import type { Actor } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { reversals } from "#app/platform/db/schema/decisions.ts";
import { lockChoices } from "./choice-lock.server.ts";
import { parseReopenInput } from "./reopen-decision.ts";
import { type TransitionResult, transitionChoice } from "./transition.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * The school reverses its own outcome: a refusal, an offer that it withdrew or that expired, or the waiting list. The
 * choice is under review again and the candidate is notified with the reason; the candidate's own decisions cannot be
 * reversed. Refuses with `already-enrolled` when another choice of the application is enrolled.
 */
export async function reopenDecision(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  input: FormInput,
): Promise<TransitionResult<"already-enrolled"> | Invalid | null> {
  const parsed = parseReopenInput(input);
  if (!parsed.ok) return parsed;
  const { reason, words } = parsed.values;
  const takenBackById = "id" in actor ? actor.id : null;
  return transitionChoice(
    actor,
    choiceId,
    { transition: "reopen", expectedState, reason },
    async (tx, choice) => {
      const choices = await lockChoices(tx, choice.application);
      if (choices.some(({ state }) => state === "enrolled")) return "already-enrolled";
      const row = { choiceId, fromState: choice.state, reason, words, takenBackById };
      await tx.insert(reversals).values(row);
      return null;
    },
  );
}
