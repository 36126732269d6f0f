import { eq } from "drizzle-orm";
import { closeOpening } from "#app/features/admissions/corrections/openings.server.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import { readLines, type Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { holdChoice } from "../held.server.ts";
import { step } from "../move.server.ts";
import { tellOfCancelledRequest } from "../move-notice.server.ts";
import { findRequest, openRequests } from "./request.server.ts";

type Cancelled =
  | { ok: true; done: boolean }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: { words: string } };

/**
 * The school no longer wants what it asked, and says why to the candidate. The choice is under review again when
 * nothing else is asked of it. Refuses without a reason, one already answered or cancelled, and one whose choice
 * was decided meanwhile. Null when it is not for this actor.
 */
export async function cancelRequest(
  actor: Actor,
  requestId: string,
  typed: Typed,
): Promise<Cancelled | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const read = readLines(typed.words, 500);
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || partyOf(actor, held.application) !== "school") return null;
    const open = await openRequests(tx, held.id);
    const isOpen = open.some(({ id }) => id === requestId);
    if (!isOpen || held.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!read.ok || !read.value) {
      const words = read.ok ? "required" : read.reason;
      return { ok: false, reason: "invalid", errors: { words } };
    }
    await tx
      .update(requests)
      .set({ cancelledAt: now(), cancelledBecause: read.value })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: held.application.id };
    const details = { choice: held.id, kind: known.kind };
    await record(tx, actor, "request.cancelled", subject, details);
    if (known.openingId) {
      const opening = { id: known.openingId, because: "cancelled" as const };
      await closeOpening(tx, actor, held.application, opening);
    }
    const done = open.length === 1;
    if (done) await step(tx, actor, held, { move: "cancel-request" });
    await tellOfCancelledRequest(tx, held);
    return { ok: true, done };
  });
}
