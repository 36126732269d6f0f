import { and, eq, inArray, or } from "drizzle-orm";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import {
  type ApplicationRow,
  lockApplication,
} from "#app/features/admissions/editable-application.server.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { lockChoices } from "#app/features/decisions/choice-lock.server.ts";
import {
  closeAddedChoice,
  closeAsDuplicate,
  restoreClosedChoices,
} from "#app/features/decisions/duplicate-choices.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { duplicates } from "#app/platform/db/schema/review.ts";
import { getUndoDeadline, isPlaceOfferedOrTaken, sortPair } from "./duplicate.ts";
import { notifyDuplicateClosed, notifyDuplicateUndone } from "./duplicate-notification.server.ts";
import { isPossibleDuplicate } from "./find-duplicates.server.ts";

type Refused<Reason extends string> = { ok: false; reason: Reason };
type DecisionDone = { ok: true };
type LockedPair = {
  tx: Database;
  officer: Staff;
  applicationA: ApplicationRow;
  applicationB: ApplicationRow;
};

/**
 * Records that two applications belong to different people; they never match again. Refuses `duplicate-changed` when they
 * no longer match, for example because another officer decided.
 */
export async function dismissDuplicate(
  actor: Actor,
  oneId: string,
  otherId: string,
): Promise<DecisionDone | Refused<"duplicate-changed"> | null> {
  return withLockedPair(actor, oneId, otherId, async (pair) => {
    // Checked under the locks: another officer may have decided meanwhile.
    if (!(await isPossibleDuplicate(pair.tx, oneId, otherId)))
      return { ok: false, reason: "duplicate-changed" };
    await saveVerdict(pair, { verdict: "different", keptId: null });
    await recordOnBoth(pair, "double.dismissed", () => ({}));
    return { ok: true };
  });
}

/**
 * Records that two applications belong to one person: `keptId` continues and `closedId` is closed, and both accounts
 * are notified. With `add`, the choices missing in the kept one are added as submitted, up to the basket limit; nothing
 * else is copied. Refuses `duplicate-changed`, `duplicate-chain` (the closed one is part of another pair) and
 * `duplicate-decided` (a place was offered or taken in it).
 */
export async function confirmDuplicate(
  actor: Actor,
  keptId: string,
  closedId: string,
  { add: addChoices }: { add: boolean },
): Promise<
  DecisionDone | Refused<"duplicate-changed" | "duplicate-chain" | "duplicate-decided"> | null
> {
  return withLockedPair(actor, keptId, closedId, async (pair) => {
    const { tx, applicationA: kept, applicationB: closed } = pair;
    // Only applications that match can be linked.
    if (!(await isPossibleDuplicate(tx, keptId, closedId)))
      return { ok: false, reason: "duplicate-changed" };
    if (await hasDuplicateChain(tx, kept.id, closed.id))
      return { ok: false, reason: "duplicate-chain" };
    const closedChoices = await lockChoices(tx, closed);
    if (closedChoices.some(({ state }) => isPlaceOfferedOrTaken(state)))
      return { ok: false, reason: "duplicate-decided" };
    const ended = await closeAsDuplicate(tx, closed);
    const openChoices = closedChoices.filter(({ id }) => ended.some(({ choice }) => choice === id));
    const added = addChoices ? await addMissingChoices(tx, kept, openChoices) : [];
    await saveVerdict(pair, { verdict: "same", keptId: kept.id, closed: ended, added });
    await recordOnBoth(pair, (row) => (row.id === kept.id ? "double.kept" : "double.closed"));
    await notifyDuplicateClosed(tx, kept, closed, added.length);
    return { ok: true };
  });
}

/**
 * Undoes `confirmDuplicate` within 14 days: reopens what was closed and removes what was added. Refuses
 * `duplicate-changed`, `duplicate-fixed` (too late) and `duplicate-decided` (a place was offered or taken for an added choice).
 */
export async function undoDuplicate(
  actor: Actor,
  oneId: string,
  otherId: string,
): Promise<
  DecisionDone | Refused<"duplicate-changed" | "duplicate-fixed" | "duplicate-decided"> | null
> {
  return withLockedPair(actor, oneId, otherId, async (pair) => {
    const { tx, officer, applicationA, applicationB } = pair;
    const verdict = await findVerdict(tx, applicationA.id, applicationB.id);
    if (verdict?.verdict !== "same") return { ok: false, reason: "duplicate-changed" };
    if (getUndoDeadline(verdict.decidedAt) <= now())
      return { ok: false, reason: "duplicate-fixed" };
    const [keptRow, closedRow] =
      verdict.keptId === applicationA.id
        ? [applicationA, applicationB]
        : [applicationB, applicationA];
    const addedChoices = (await lockChoices(tx, keptRow)).filter(({ id }) =>
      verdict.added.includes(id),
    );
    if (addedChoices.some(({ state }) => isPlaceOfferedOrTaken(state)))
      return { ok: false, reason: "duplicate-decided" };
    for (const choice of addedChoices)
      if (choice.state === "submitted") await tx.delete(choices).where(eq(choices.id, choice.id));
      else await closeAddedChoice(tx, choice);
    await restoreClosedChoices(tx, officer, closedRow, verdict.closed);
    await saveVerdict(pair, { verdict: "undone", keptId: keptRow.id });
    await recordOnBoth(pair, "double.undone");
    await notifyDuplicateUndone(tx, keptRow, closedRow);
    return { ok: true };
  });
}

/** Runs with both applications locked in id order. Returns null when the actor may not decide on both. */
async function withLockedPair<T>(
  actor: Actor,
  oneId: string,
  otherId: string,
  run: (pair: LockedPair) => Promise<T>,
): Promise<T | null> {
  if (actor.kind !== "staff" || oneId === otherId) return null;
  return transaction(async (tx) => {
    const rows: ApplicationRow[] = [];
    for (const id of sortPair(oneId, otherId)) {
      const row = await lockApplication(tx, id);
      if (!row || !canDecide(actor, row)) return null;
      rows.push(row);
    }
    const applicationA = rows.find(({ id }) => id === oneId);
    const applicationB = rows.find(({ id }) => id === otherId);
    return applicationA && applicationB
      ? run({ tx, officer: actor, applicationA, applicationB })
      : null;
  });
}

async function hasDuplicateChain(tx: Database, keptId: string, closedId: string): Promise<boolean> {
  const ids = [keptId, closedId];
  const rows = await tx
    .select()
    .from(duplicates)
    .where(
      and(
        eq(duplicates.verdict, "same"),
        or(inArray(duplicates.firstId, ids), inArray(duplicates.secondId, ids)),
      ),
    );
  // The kept application may have other duplicates; the closed one must be part of no other pair.
  return rows.some((row) => row.keptId !== keptId);
}

async function findVerdict(tx: Database, idA: string, idB: string) {
  const [firstId, secondId] = sortPair(idA, idB);
  const [row] = await tx
    .select()
    .from(duplicates)
    .where(and(eq(duplicates.firstId, firstId), eq(duplicates.secondId, secondId)));
  return row;
}

type Verdict = Pick<typeof duplicates.$inferInsert, "verdict" | "keptId" | "closed" | "added">;

async function saveVerdict(
  { tx, officer, applicationA, applicationB }: LockedPair,
  verdict: Verdict,
): Promise<void> {
  const [firstId, secondId] = sortPair(applicationA.id, applicationB.id);
  const values = {
    closed: [],
    added: [],
    ...verdict,
    decidedById: officer.id,
    decidedAt: now(),
  };
  await tx
    .insert(duplicates)
    .values({ firstId, secondId, ...values })
    .onConflictDoUpdate({ target: [duplicates.firstId, duplicates.secondId], set: values });
}

type LockedChoices = Awaited<ReturnType<typeof lockChoices>>;

/** Adds the missing choices as submitted, after the existing ones, up to the basket limit. */
async function addMissingChoices(
  tx: Database,
  kept: ApplicationRow,
  open: LockedChoices,
): Promise<string[]> {
  const keptChoices = await lockChoices(tx, kept);
  const missingChoices = open.filter(
    ({ courseId }) => !keptChoices.some((one) => one.courseId === courseId),
  );
  const lastPosition = Math.max(0, ...keptChoices.map(({ position }) => position));
  const rows = missingChoices
    .slice(0, Math.max(0, MAX_BASKET_COURSES - lastPosition))
    .map(({ courseId }, place) => ({
      applicationId: kept.id,
      courseId,
      position: lastPosition + 1 + place,
      state: "submitted",
      stateSince: now(),
    }));
  if (rows.length === 0) return [];
  const created = await tx.insert(choices).values(rows).returning({ id: choices.id });
  return created.map(({ id }) => id);
}

/** Records the action in the history of both, each naming the number of the other. */
async function recordOnBoth(
  { tx, officer, applicationA, applicationB }: LockedPair,
  action: string | ((row: ApplicationRow) => string),
  details = ({ number }: ApplicationRow): { number?: string | null } => ({ number }),
): Promise<void> {
  for (const [row, otherRow] of [
    [applicationA, applicationB],
    [applicationB, applicationA],
  ] as const) {
    const rowAction = typeof action === "string" ? action : action(row);
    await recordHistory(
      tx,
      officer,
      rowAction,
      { kind: "application", id: row.id },
      details(otherRow),
    );
  }
}
