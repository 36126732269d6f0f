import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  type CorrectionsRefusal,
  type ReviewedCorrections,
  recordCorrections,
} from "#app/features/admissions/corrections/record-corrections.server.ts";
import { parseMultilineText } from "#app/features/admissions/form-values.ts";
import { isOwnApplication } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { lockChoice } from "../choice-lock.server.ts";
import { applyTransition } from "../transition.server.ts";
import { findRequest, listOpenRequests } from "./request.server.ts";
import { MAX_ANSWER_CHARACTERS } from "./request.ts";

export type SendCorrectionsResult =
  /**
   * `wasAlreadySent`: the corrections were already sent, by another click or device; `areAllAnswered` is then false.
   */
  | { ok: true; areAllAnswered: boolean; wasAlreadySent?: true }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: { words: string } }
  | CorrectionsRefusal;

/**
 * The candidate sends the requested corrections: the sections close, and the choice is under review again once every
 * request is answered (`areAllAnswered`). Sending twice has no further effect. Refuses as `recordCorrections` does, and with
 * `request-closed` when the request was cancelled or the choice decided. Returns null for another candidate.
 */
export async function sendCorrections(
  actor: Actor,
  requestId: string,
  { words, ...reviewed }: ReviewedCorrections & { words?: string },
): Promise<SendCorrectionsResult | null> {
  const known = await findRequest(requestId);
  if (known?.kind !== "sections") return null;
  const parsedText = parseMultilineText(words, MAX_ANSWER_CHARACTERS);
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || !isOwnApplication(actor, choice.application)) return null;
    const knownRequest = await findRequest(requestId, tx);
    if (knownRequest?.answeredAt) return { ok: true, areAllAnswered: false, wasAlreadySent: true };
    const pendingRequests = await listOpenRequests(tx, choice.id);
    const request = pendingRequests.find(({ id }) => id === requestId);
    if (!request?.openingId || choice.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!parsedText.ok)
      return { ok: false, reason: "invalid", errors: { words: parsedText.reason } };
    const isUnchanged = reviewed.hasNoChanges || parsedText.value !== null;
    const result = await recordCorrections(tx, actor, choice.application, {
      id: request.openingId,
      reviewed: { ...reviewed, hasNoChanges: isUnchanged },
    });
    if (!result.ok) return result;
    await tx
      .update(requests)
      .set({ answeredAt: now(), answer: parsedText.value })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: choice.application.id };
    await recordHistory(tx, actor, "request.answered", subject, {
      choice: choice.id,
      kind: request.kind,
    });
    const areAllAnswered = pendingRequests.length === 1;
    if (areAllAnswered) await applyTransition(tx, actor, choice, { transition: "answer" });
    return { ok: true, areAllAnswered };
  });
}
