import { and, eq, inArray, or } from "drizzle-orm";
import { BASKET_LIMIT } from "#app/features/admissions/basket/basket.ts";
import { type ApplicationRow, lockApplication } from "#app/features/admissions/draft.server.ts";
import { mayDecide } from "#app/features/admissions/policy.ts";
import {
  closeAdded,
  closeAsDouble,
  restoreClosed,
} from "#app/features/decisions/double-choices.server.ts";
import { holdChoices } from "#app/features/decisions/held.server.ts";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { doubles } from "#app/platform/db/schema/review.ts";
import { isDecided, pairOf, undoUntil } from "./double.ts";
import { tellOfClosing, tellOfUndoing } from "./double-notice.server.ts";
import { areSuspected } from "./suspects.server.ts";

type Refused<Reason extends string> = { ok: false; reason: Reason };
type Done = { ok: true };
type Both = { tx: Database; officer: Staff; one: ApplicationRow; other: ApplicationRow };

/** Two people: these applications are never suspected again. Refuses what was decided meanwhile. */
export async function sayDifferent(
  actor: Actor,
  oneId: string,
  otherId: string,
): Promise<Done | Refused<"double-changed"> | null> {
  return withBoth(actor, oneId, otherId, async (both) => {
    // Asked again once both are locked: another officer may have decided meanwhile.
    if (!(await areSuspected(both.tx, oneId, otherId)))
      return { ok: false, reason: "double-changed" };
    await keepVerdict(both, { verdict: "different", keptId: null });
    await recordBoth(both, "double.dismissed", () => ({}));
    return { ok: true };
  });
}

/**
 * One person: `keptId` is followed, the other is closed as its double, told to the person by a letter for each, and
 * linked. With `add`, its choices that the kept one lacks are added to it, as sent, while there is room; nothing
 * else passes from one to the other. Refuses what nobody suspects or was decided meanwhile, a double of a double,
 * and one to close whose place was offered or taken.
 */
export async function followOne(
  actor: Actor,
  keptId: string,
  closedId: string,
  { add }: { add: boolean },
): Promise<Done | Refused<"double-changed" | "double-chain" | "double-decided"> | null> {
  return withBoth(actor, keptId, closedId, async (both) => {
    const { tx, one: kept, other: closed } = both;
    // Nobody is joined to somebody who does not look like them.
    if (!(await areSuspected(tx, keptId, closedId))) return { ok: false, reason: "double-changed" };
    if (await isChained(tx, kept.id, closed.id)) return { ok: false, reason: "double-chain" };
    const before = await holdChoices(tx, closed);
    if (before.some(({ state }) => isDecided(state)))
      return { ok: false, reason: "double-decided" };
    const ended = await closeAsDouble(tx, closed);
    const open = before.filter(({ id }) => ended.some(({ choice }) => choice === id));
    const added = add ? await addMissing(tx, kept, open) : [];
    await keepVerdict(both, { verdict: "same", keptId: kept.id, closed: ended, added });
    await recordBoth(both, (row) => (row.id === kept.id ? "double.kept" : "double.closed"));
    await tellOfClosing(tx, kept, closed, added.length);
    return { ok: true };
  });
}

/**
 * They are two people after all, within fourteen days: what was closed is open again as it was, what was added is
 * taken out. Refuses a later undoing, and one after a place was offered for what was added.
 */
export async function undoDouble(
  actor: Actor,
  oneId: string,
  otherId: string,
): Promise<Done | Refused<"double-changed" | "double-fixed" | "double-decided"> | null> {
  return withBoth(actor, oneId, otherId, async (both) => {
    const { tx, officer, one, other } = both;
    const found = await verdictOf(tx, one.id, other.id);
    if (found?.verdict !== "same") return { ok: false, reason: "double-changed" };
    if (undoUntil(found.decidedAt) <= now()) return { ok: false, reason: "double-fixed" };
    const [kept, closed] = found.keptId === one.id ? [one, other] : [other, one];
    const given = (await holdChoices(tx, kept)).filter(({ id }) => found.added.includes(id));
    if (given.some(({ state }) => isDecided(state))) return { ok: false, reason: "double-decided" };
    for (const held of given)
      if (held.state === "submitted") await tx.delete(choices).where(eq(choices.id, held.id));
      else await closeAdded(tx, held);
    await restoreClosed(tx, officer, closed, found.closed);
    await keepVerdict(both, { verdict: "undone", keptId: kept.id });
    await recordBoth(both, "double.undone");
    await tellOfUndoing(tx, kept, closed);
    return { ok: true };
  });
}

/** Runs with both applications locked, in one order for everybody; null for whoever may not decide on both. */
async function withBoth<T>(
  actor: Actor,
  oneId: string,
  otherId: string,
  work: (both: Both) => Promise<T>,
): Promise<T | null> {
  if (actor.kind !== "staff" || oneId === otherId) return null;
  return transaction(async (tx) => {
    const rows: ApplicationRow[] = [];
    for (const id of pairOf(oneId, otherId)) {
      const row = await lockApplication(tx, id);
      if (!row || !mayDecide(actor, row)) return null;
      rows.push(row);
    }
    const one = rows.find(({ id }) => id === oneId);
    const other = rows.find(({ id }) => id === otherId);
    return one && other ? work({ tx, officer: actor, one, other }) : null;
  });
}

async function isChained(tx: Database, keptId: string, closedId: string): Promise<boolean> {
  const ids = [keptId, closedId];
  const rows = await tx
    .select()
    .from(doubles)
    .where(
      and(
        eq(doubles.verdict, "same"),
        or(inArray(doubles.firstId, ids), inArray(doubles.secondId, ids)),
      ),
    );
  // The kept one may have other doubles; what is a double, or has some, is not closed as one.
  return rows.some((row) => row.keptId !== keptId);
}

async function verdictOf(tx: Database, one: string, other: string) {
  const [firstId, secondId] = pairOf(one, other);
  const [row] = await tx
    .select()
    .from(doubles)
    .where(and(eq(doubles.firstId, firstId), eq(doubles.secondId, secondId)));
  return row;
}

type Verdict = Pick<typeof doubles.$inferInsert, "verdict" | "keptId" | "closed" | "added">;

async function keepVerdict({ tx, officer, one, other }: Both, verdict: Verdict): Promise<void> {
  const [firstId, secondId] = pairOf(one.id, other.id);
  const values = {
    closed: [],
    added: [],
    ...verdict,
    decidedById: officer.id,
    decidedAt: now(),
  };
  await tx
    .insert(doubles)
    .values({ firstId, secondId, ...values })
    .onConflictDoUpdate({ target: [doubles.firstId, doubles.secondId], set: values });
}

type Open = Awaited<ReturnType<typeof holdChoices>>;

/** Adds as sent what the kept application lacks, after its own choices, while there is room. */
async function addMissing(tx: Database, kept: ApplicationRow, open: Open): Promise<string[]> {
  const own = await holdChoices(tx, kept);
  const lacking = open.filter(({ courseId }) => !own.some((one) => one.courseId === courseId));
  const last = Math.max(0, ...own.map(({ position }) => position));
  const rows = lacking.slice(0, Math.max(0, BASKET_LIMIT - last)).map(({ courseId }, place) => ({
    applicationId: kept.id,
    courseId,
    position: last + 1 + place,
    state: "submitted",
    stateSince: now(),
  }));
  if (rows.length === 0) return [];
  const made = await tx.insert(choices).values(rows).returning({ id: choices.id });
  return made.map(({ id }) => id);
}

/** A line in the history of each, which names the other by its number. */
async function recordBoth(
  { tx, officer, one, other }: Both,
  action: string | ((row: ApplicationRow) => string),
  details = ({ number }: ApplicationRow): { number?: string | null } => ({ number }),
): Promise<void> {
  for (const [row, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    const act = typeof action === "string" ? action : action(row);
    await record(tx, officer, act, { kind: "application", id: row.id }, details(beside));
  }
}
