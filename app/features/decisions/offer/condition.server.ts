import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { offerConditions, offers, requests } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoice } from "../choice-lock.server.ts";
import { canReviewConditions, countPendingConditions, parseConditionReview } from "./condition.ts";

export type OfferCondition = typeof offerConditions.$inferSelect;

/** Lists the conditions of the offer of a choice, in order; empty for an unconditional offer. */
export async function listConditions(tx: Database, choiceId: string): Promise<OfferCondition[]> {
  return tx
    .select()
    .from(offerConditions)
    .where(eq(offerConditions.choiceId, choiceId))
    .orderBy(asc(offerConditions.position));
}

/** Inserts the conditions of a new offer. */
export async function addConditions(
  tx: Database,
  choiceId: string,
  texts: string[],
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map((words, place) => ({ choiceId, position: place + 1, words }));
  await tx.insert(offerConditions).values(rows);
}

type ReviewConditionResult =
  | { ok: true; pendingCount: number }
  | { ok: false; reason: "condition-changed" | "conditions-closed" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * An officer records that a condition is met (with the file that proves it), waived (with a reason) or pending again.
 * `input.expectedState` is the state that the page showed: refuses with `condition-changed` when it differs, and with
 * `conditions-closed` once the conditions are confirmed. Returns how many are pending, or null when the actor has no
 * permission.
 */
export async function reviewCondition(
  actor: Actor,
  conditionId: string,
  input: FormInput & { expectedState?: string },
): Promise<ReviewConditionResult | null> {
  const known = await findCondition(conditionId);
  if (!known) return null;
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || actor.kind !== "staff" || getParty(actor, choice.application) !== "school")
      return null;
    const parsed = parseConditionReview(input, await listFileIds(tx, choice));
    if (!parsed.ok) return parsed;
    const [offer] = await tx.select().from(offers).where(eq(offers.choiceId, choice.id));
    if (!canReviewConditions(choice.state, offer ?? null))
      return { ok: false, reason: "conditions-closed" };
    const before = await findCondition(conditionId, tx);
    if (!before || before.state !== input.expectedState)
      return { ok: false, reason: "condition-changed" };
    const isPending = parsed.values.state === "pending";
    const reviewerValues = {
      judgedById: isPending ? null : actor.id,
      judgedAt: isPending ? null : now(),
    };
    await tx
      .update(offerConditions)
      .set({ ...parsed.values, ...reviewerValues })
      .where(eq(offerConditions.id, conditionId));
    const subject = { kind: "application", id: choice.application.id };
    const changes = { condition: { from: before.state, to: parsed.values.state } };
    await recordHistory(tx, actor, "offer.condition-judged", subject, {
      choice: choice.id,
      changes,
    });
    const conditions = await listConditions(tx, choice.id);
    return { ok: true, pendingCount: countPendingConditions(conditions) };
  });
}

async function findCondition(id: string, on: Database = db()): Promise<OfferCondition | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(offerConditions).where(eq(offerConditions.id, id));
  return row ?? null;
}

/** The files that can prove a condition: proofs of the education history and answers to requests. */
async function listFileIds(tx: Database, { application }: LockedChoice): Promise<string[]> {
  const choiceIds = tx
    .select({ id: choices.id })
    .from(choices)
    .where(eq(choices.applicationId, application.id));
  const answers = await tx
    .select({ id: requests.fileId })
    .from(requests)
    .where(inArray(requests.choiceId, choiceIds));
  const proofs = await tx
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, application.id), isNull(cursusEntries.removedAt)));
  return [...answers, ...proofs].flatMap(({ id }) => id ?? []);
}
