import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { closeReopening } from "#app/features/admissions/corrections/reopen-sections.server.ts";
import { type FormInput, parseMultilineText } from "#app/features/admissions/form-values.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { lockChoice } from "../choice-lock.server.ts";
import { applyTransition } from "../transition.server.ts";
import { notifyCancelledRequest } from "../transition-notification.server.ts";
import { findRequest, listOpenRequests } from "./request.server.ts";

type CancelRequestResult =
  | { ok: true; areAllClosed: boolean }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: { reason: string } };

/**
 * The school cancels a request and gives the candidate a reason. The choice is under review again when no other
 * request is open (`areAllClosed`). Refuses without a reason, and with `request-closed` when the request was answered or
 * cancelled or the choice decided. Returns null when the actor has no permission.
 */
export async function cancelRequest(
  actor: Actor,
  requestId: string,
  input: FormInput,
): Promise<CancelRequestResult | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const parsed = parseMultilineText(input.reason, 500);
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || getParty(actor, choice.application) !== "school") return null;
    const pendingRequests = await listOpenRequests(tx, choice.id);
    const isOpen = pendingRequests.some(({ id }) => id === requestId);
    if (!isOpen || choice.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!parsed.ok || !parsed.value) {
      const error = parsed.ok ? "required" : parsed.reason;
      return { ok: false, reason: "invalid", errors: { reason: error } };
    }
    await tx
      .update(requests)
      .set({ cancelledAt: now(), cancelledBecause: parsed.value })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: choice.application.id };
    const details = { choice: choice.id, kind: known.kind };
    await recordHistory(tx, actor, "request.cancelled", subject, details);
    if (known.openingId) {
      const reopening = { id: known.openingId, because: "cancelled" as const };
      await closeReopening(tx, actor, choice.application, reopening);
    }
    const areAllClosed = pendingRequests.length === 1;
    if (areAllClosed) await applyTransition(tx, actor, choice, { transition: "cancel-request" });
    await notifyCancelledRequest(tx, choice);
    return { ok: true, areAllClosed };
  });
}
