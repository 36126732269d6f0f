import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application.ts";
import { partyOf } from "#app/features/admissions/policy.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { refusals } from "#app/platform/db/schema/decisions.ts";
import { type Held, holdChoice } from "./held.server.ts";
import { check, type Moved, moveChoice, type Refused } from "./move.server.ts";
import { readRefusal } from "./refusal.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
export type Refusal = typeof refusals.$inferSelect;

/**
 * A first officer proposes not to retain a choice; nothing is told to the candidate, and the choice stays
 * as it is until a second one confirms ("a refusal needs a second reader", product decisions). Proposing
 * again replaces what was proposed.
 */
export async function proposeRefusal(
  actor: Actor,
  choiceId: string,
  seen: State,
  { reasons, ...typed }: { reasons: readonly string[]; words?: string; advice?: string },
): Promise<{ ok: true } | Refused | Invalid | null> {
  const read = readRefusal(reasons, typed);
  if (!read.ok) return read;
  return asSchool(actor, choiceId, async (tx, held, officerId) => {
    const wrong = check(held, { move: "refuse", seen }, "school");
    if (wrong) return wrong;
    const proposal = { ...read.values, proposedById: officerId, proposedAt: now() };
    await tx
      .insert(refusals)
      .values({ choiceId, ...proposal })
      .onConflictDoUpdate({ target: refusals.choiceId, set: proposal });
    await record(tx, actor, "refusal.proposed", ...about(held, { reasons: read.values.reasons }));
    return { ok: true };
  });
}

/** Another officer reads a proposal and does not follow it: the choice is judged on. */
export async function dismissRefusal(
  actor: Actor,
  choiceId: string,
): Promise<{ ok: true } | { ok: false; reason: "no-proposal" } | null> {
  return asSchool(actor, choiceId, async (tx, held) => {
    const open = and(eq(refusals.choiceId, choiceId), isNull(refusals.confirmedAt));
    const [gone] = await tx.delete(refusals).where(open).returning();
    if (!gone) return { ok: false, reason: "no-proposal" };
    await record(tx, actor, "refusal.dismissed", ...about(held));
    return { ok: true };
  });
}

/**
 * The second reader confirms: the choice is refused and the candidate told. Refuses the officer who
 * proposed it, and a choice without a proposal.
 */
export async function confirmRefusal(
  actor: Actor,
  choiceId: string,
  seen: State,
): Promise<Moved<"no-proposal" | "second-reader"> | null> {
  return moveChoice(actor, choiceId, { move: "refuse", seen }, async (tx) => {
    const [proposal] = await tx.select().from(refusals).where(eq(refusals.choiceId, choiceId));
    if (!proposal) return "no-proposal";
    const officerId = "id" in actor ? actor.id : "";
    if (proposal.proposedById === officerId) return "second-reader";
    const confirmed = { confirmedById: officerId, confirmedAt: now() };
    await tx.update(refusals).set(confirmed).where(eq(refusals.choiceId, choiceId));
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
