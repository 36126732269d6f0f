import { eq } from "drizzle-orm";
import {
  type CorrectionsRefused,
  sendCorrections as keepCorrections,
  type SeenCorrections,
} from "#app/features/admissions/corrections/corrections.server.ts";
import { isTheirs } from "#app/features/admissions/policy.ts";
import { readLines } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { holdChoice } from "../held.server.ts";
import { step } from "../move.server.ts";
import { findRequest, openRequests } from "./request.server.ts";
import { ANSWER_LIMIT } from "./request.ts";

export type SentCorrections =
  /** `again`: they had been sent already, by another press or another device. */
  | { ok: true; done: boolean; again?: true }
  | { ok: false; reason: "request-closed" }
  | { ok: false; reason: "invalid"; errors: { words: string } }
  | CorrectionsRefused;

/**
 * The candidate sends the corrections that a request asked for: its sections close, it is answered, and the choice
 * is under review again once all that was asked for it is. Sent twice, it does nothing more. Nothing changed is an
 * answer when it is said, by the box or in words. Refuses what `corrections.server.ts` refuses, a request that was
 * cancelled, and one whose choice was decided meanwhile. Null when it is not theirs.
 */
export async function sendCorrections(
  actor: Actor,
  requestId: string,
  { words, ...seen }: SeenCorrections & { words?: string },
): Promise<SentCorrections | null> {
  const known = await findRequest(requestId);
  if (known?.kind !== "sections") return null;
  const said = readLines(words, ANSWER_LIMIT);
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || !isTheirs(actor, held.application)) return null;
    const asked = await findRequest(requestId, tx);
    if (asked?.answeredAt) return { ok: true, done: false, again: true };
    const open = await openRequests(tx, held.id);
    const request = open.find(({ id }) => id === requestId);
    if (!request?.openingId || held.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    if (!said.ok) return { ok: false, reason: "invalid", errors: { words: said.reason } };
    const nothing = seen.nothing || said.value !== null;
    const sent = await keepCorrections(tx, actor, held.application, {
      id: request.openingId,
      seen: { ...seen, nothing },
    });
    if (!sent.ok) return sent;
    await tx
      .update(requests)
      .set({ answeredAt: now(), answer: said.value })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: held.application.id };
    await record(tx, actor, "request.answered", subject, { choice: held.id, kind: request.kind });
    const done = open.length === 1;
    if (done) await step(tx, actor, held, { move: "answer" });
    return { ok: true, done };
  });
}
