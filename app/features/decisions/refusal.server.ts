import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application.ts";
import { rulesOfCampus } from "#app/features/admissions/intake/rules.server.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import { sentCampus } from "#app/features/admissions/sent-campus.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { refusals } from "#app/platform/db/schema/decisions.ts";
import { type Held, holdChoice } from "./held.server.ts";
import { check, type Moved, moveChoice, type Refused, step } from "./move.server.ts";
import { tellOfMove } from "./move-notice.server.ts";
import { readRefusal } from "./refusal.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
export type Refusal = typeof refusals.$inferSelect;

/** What an officer had before their eyes: the state of the choice, and the proposal that waits (its `markOf`). */
export type SeenRefusal = { state: State; proposal?: string };

/**
 * An officer decides not to retain a choice. Where its campus wants a second reader ("a refusal needs a second
 * reader", product decisions; a setting of the campus), it is a proposal: nothing is told to the candidate, and
 * the choice stays as it is until another officer confirms; proposing again replaces what was proposed. Elsewhere
 * the choice is refused at once. Refuses when somebody proposed something else meanwhile.
 */
export async function refuse(
  actor: Actor,
  choiceId: string,
  { state: seen, proposal: read }: SeenRefusal,
  { reasons, ...typed }: { reasons: readonly string[]; words?: string; advice?: string },
): Promise<Proposed | Refused<"proposal-changed"> | Invalid | null> {
  const given = readRefusal(reasons, typed);
  if (!given.ok) return given;
  return asSchool(actor, choiceId, async (tx, held, officerId) => {
    const wrong = check(held, { move: "refuse", seen }, "school");
    if (wrong) return wrong;
    if (markOf(await proposalFor(tx, choiceId)) !== (read ?? ""))
      return { ok: false, reason: "proposal-changed" };
    const fresh = { confirmedById: null, confirmedAt: null };
    const proposal = { ...given.values, proposedById: officerId, proposedAt: now(), ...fresh };
    await tx
      .insert(refusals)
      .values({ choiceId, ...proposal })
      .onConflictDoUpdate({ target: refusals.choiceId, set: proposal });
    const details = { reasons: given.values.reasons };
    await record(tx, actor, "refusal.proposed", ...about(held, details));
    const { secondReader } = await rulesOfCampus(sentCampus(held.application), tx);
    if (secondReader) return { ok: true, refused: false };
    await carryOut(tx, actor, held, null);
    return { ok: true, refused: true };
  });
}

/** Makes of a proposal a refusal, with its reader where there was one, and tells the candidate. */
export async function carryOut(
  tx: Database,
  actor: Actor,
  held: Held,
  readerId: string | null,
): Promise<void> {
  await confirm(tx, held.id, readerId);
  await step(tx, actor, held, { move: "refuse" });
  await tellOfMove(tx, held, "refuse");
}

/** Was the choice refused at once, or is it proposed to a second reader? */
type Proposed = { ok: true; refused: boolean };

/** What names a proposal: when it was made; empty when none waits for its second reader. */
export function markOf(proposal: Pick<Refusal, "proposedAt"> | null | undefined): string {
  return proposal?.proposedAt.toISOString() ?? "";
}

async function proposalFor(tx: Database, choiceId: string): Promise<Refusal | null> {
  const open = and(eq(refusals.choiceId, choiceId), isNull(refusals.confirmedAt));
  const [proposal] = await tx.select().from(refusals).where(open);
  return proposal ?? null;
}

async function confirm(tx: Database, choiceId: string, readerId: string | null): Promise<void> {
  const confirmed = { confirmedById: readerId, confirmedAt: now() };
  await tx.update(refusals).set(confirmed).where(eq(refusals.choiceId, choiceId));
}

/** Another officer reads a proposal and does not follow it: the choice is judged on. */
export async function dismissRefusal(
  actor: Actor,
  choiceId: string,
  read: string,
): Promise<{ ok: true } | { ok: false; reason: "no-proposal" | "proposal-changed" } | null> {
  return asSchool(actor, choiceId, async (tx, held) => {
    const proposal = await proposalFor(tx, choiceId);
    if (!proposal) return { ok: false, reason: "no-proposal" };
    if (read !== markOf(proposal)) return { ok: false, reason: "proposal-changed" };
    await tx.delete(refusals).where(eq(refusals.choiceId, choiceId));
    await record(tx, actor, "refusal.dismissed", ...about(held));
    return { ok: true };
  });
}

/**
 * The second reader confirms: the choice is refused and the candidate told. Refuses the officer who proposed it,
 * unless its campus wants no second reader any more, a choice without a proposal, and another proposal than the
 * one that was read.
 */
export async function confirmRefusal(
  actor: Actor,
  choiceId: string,
  { state: seen, proposal: read }: SeenRefusal,
): Promise<Moved<"no-proposal" | "second-reader" | "proposal-changed"> | null> {
  return moveChoice(actor, choiceId, { move: "refuse", seen }, async (tx, { application }) => {
    const proposal = await proposalFor(tx, choiceId);
    if (!proposal) return "no-proposal";
    if (read !== markOf(proposal)) return "proposal-changed";
    const officerId = "id" in actor ? actor.id : null;
    const own = proposal.proposedById === officerId;
    if (own && (await rulesOfCampus(sentCampus(application), tx)).secondReader)
      return "second-reader";
    await confirm(tx, choiceId, own ? null : officerId);
    return null;
  });
}

/** Runs for an officer who may decide on this choice, which is locked. Null for anybody else. */
async function asSchool<T>(
  actor: Actor,
  choiceId: string,
  work: (tx: Database, held: Held, officerId: string) => Promise<T>,
): Promise<T | null> {
  return transaction(async (tx) => {
    const held = await holdChoice(tx, choiceId);
    if (!held || actor.kind !== "staff" || partyOf(actor, held.application) !== "school")
      return null;
    return work(tx, held, actor.id);
  });
}

function about({ id, application }: Held, details: Record<string, unknown> = {}) {
  return [
    { kind: "application", id: application.id },
    { choice: id, ...details },
  ] as const;
}
