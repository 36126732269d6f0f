import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { State } from "#app/features/admissions/application.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import type { Typed } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { offerConditions, offers, requests } from "#app/platform/db/schema/decisions.ts";
import { type Held, holdChoice } from "../held.server.ts";
import { leftToMeet, readJudgement } from "./condition.ts";

export type Condition = typeof offerConditions.$inferSelect;

/** The conditions of the offer of a choice, in their order; none when it is firm. */
export async function conditionsOf(tx: Database, choiceId: string): Promise<Condition[]> {
  return tx
    .select()
    .from(offerConditions)
    .where(eq(offerConditions.choiceId, choiceId))
    .orderBy(asc(offerConditions.position));
}

/** Writes the conditions of an offer that has just been made, a row for each. */
export async function addConditions(tx: Database, choiceId: string, all: string[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((words, place) => ({ choiceId, position: place + 1, words }));
  await tx.insert(offerConditions).values(rows);
}

/** The states of a choice in which its conditions can be judged. */
const judged: readonly State[] = ["conditional-offer", "accepted"];

type Judged =
  | { ok: true; left: number }
  | { ok: false; reason: "condition-changed" | "conditions-closed" }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * An officer says of one condition that it is met, with the file that shows it, that it is waived, with why, or
 * that it is still to be met after all. `seen` is its state on the page: what somebody else said meanwhile is not
 * overruled unseen. Refuses once the conditions are lifted. Gives how many are still to be met; null when it is
 * not for this actor.
 */
export async function judgeCondition(
  actor: Actor,
  conditionId: string,
  typed: Typed & { seen?: string },
): Promise<Judged | null> {
  const known = await findCondition(conditionId);
  if (!known) return null;
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || actor.kind !== "staff" || partyOf(actor, held.application) !== "school")
      return null;
    const read = readJudgement(typed, await filesOf(tx, held));
    if (!read.ok) return read;
    const [offer] = await tx.select().from(offers).where(eq(offers.choiceId, held.id));
    if (!offer || offer.liftedAt || !judged.includes(held.state))
      return { ok: false, reason: "conditions-closed" };
    const before = await findCondition(conditionId, tx);
    if (!before || before.state !== typed.seen) return { ok: false, reason: "condition-changed" };
    const pending = read.values.state === "pending";
    const by = { judgedById: pending ? null : actor.id, judgedAt: pending ? null : now() };
    await tx
      .update(offerConditions)
      .set({ ...read.values, ...by })
      .where(eq(offerConditions.id, conditionId));
    const subject = { kind: "application", id: held.application.id };
    const changes = { condition: { from: before.state, to: read.values.state } };
    await record(tx, actor, "offer.condition-judged", subject, { choice: held.id, changes });
    const all = await conditionsOf(tx, held.id);
    return { ok: true, left: leftToMeet(all) };
  });
}

async function findCondition(id: string, on: Database = db()): Promise<Condition | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(offerConditions).where(eq(offerConditions.id, id));
  return row ?? null;
}

/** The files that the application of a choice holds: proofs of years, and answers to requests. */
async function filesOf(tx: Database, { application }: Held): Promise<string[]> {
  const own = tx
    .select({ id: choices.id })
    .from(choices)
    .where(eq(choices.applicationId, application.id));
  const answers = await tx
    .select({ id: requests.fileId })
    .from(requests)
    .where(inArray(requests.choiceId, own));
  const proofs = await tx
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, application.id), isNull(cursusEntries.removedAt)));
  return [...answers, ...proofs].flatMap(({ id }) => id ?? []);
}
