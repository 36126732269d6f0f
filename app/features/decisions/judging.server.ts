import type { State } from "#app/features/admissions/application.ts";
import { lockApplication } from "#app/features/admissions/draft.server.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { holdChoices } from "./held.server.ts";
import { type Moved, moveChoice, type Refused, step } from "./move.server.ts";
import { tellOfMove } from "./move-notice.server.ts";

/**
 * An officer opens the file: every choice just sent is under review, and one letter says it. Refuses when
 * none was waiting for it. Null when the application is not for this actor.
 */
export async function startReview(
  actor: Actor,
  applicationId: string,
): Promise<{ ok: true; choices: number } | Refused | null> {
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || partyOf(actor, application) !== "school") return null;
    const sent = (await holdChoices(tx, application)).filter(({ state }) => state === "submitted");
    for (const held of sent) await step(tx, actor, held, { move: "start-review" });
    const [first] = sent;
    if (!first) return { ok: false, reason: "move-not-allowed" };
    await tellOfMove(tx, first, "start-review");
    return { ok: true, choices: sent.length };
  });
}

/** No place for now. */
export function putOnWaitingList(
  actor: Actor,
  choiceId: string,
  seen: State,
): Promise<Moved | null> {
  return moveChoice(actor, choiceId, { move: "wait-list", seen });
}
