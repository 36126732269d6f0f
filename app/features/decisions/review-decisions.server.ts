import type { Actor } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { lockApplication } from "#app/features/admissions/editable-application.server.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { lockChoices } from "./choice-lock.server.ts";
import {
  applyTransition,
  type TransitionRefusal,
  type TransitionResult,
  transitionChoice,
} from "./transition.server.ts";
import { notifyTransition } from "./transition-notification.server.ts";

/**
 * An officer starts the review of an application: every submitted choice is under review, with one notification.
 * Refuses with `transition-not-allowed` when no choice was waiting for it. Returns null when the actor has no permission.
 */
export async function startReview(
  actor: Actor,
  applicationId: string,
): Promise<{ ok: true; choices: number } | TransitionRefusal | null> {
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || getParty(actor, application) !== "school") return null;
    const submittedChoices = (await lockChoices(tx, application)).filter(
      ({ state }) => state === "submitted",
    );
    for (const choice of submittedChoices)
      await applyTransition(tx, actor, choice, { transition: "start-review" });
    const [first] = submittedChoices;
    if (!first) return { ok: false, reason: "transition-not-allowed" };
    await notifyTransition(tx, first, "start-review");
    return { ok: true, choices: submittedChoices.length };
  });
}

/** The school puts a choice on the waiting list. */
export function putOnWaitingList(
  actor: Actor,
  choiceId: string,
  expectedState: State,
): Promise<TransitionResult | null> {
  return transitionChoice(actor, choiceId, { transition: "wait-list", expectedState });
}
