import { and, eq, isNull } from "drizzle-orm";
import type { State } from "#app/features/admissions/application-state.ts";
import { getCampusRules } from "#app/features/admissions/intake/school-rules.server.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { recordHistory } from "#app/features/identity/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { refusals } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoice } from "./choice-lock.server.ts";
import { parseRefusal } from "./refusal.ts";
import {
  applyTransition,
  checkTransition,
  type TransitionRefusal,
  type TransitionResult,
  transitionChoice,
} from "./transition.server.ts";
import { notifyTransition } from "./transition-notification.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
export type Refusal = typeof refusals.$inferSelect;

/** What an officer had before their eyes: the state of the choice, and the proposal that waits (its `markOf`). */
export type ExpectedRefusal = { state: State; proposal?: string };

/**
 * An officer decides not to retain a choice. Where its campus wants a second reader (APP-05, a setting of
 * the campus), it is a proposal: nothing is told to the candidate, and
 * the choice stays as it is until another officer confirms; proposing again replaces what was proposed. Elsewhere
 * the choice is refused at once. Refuses when somebody proposed something else meanwhile.
 */
export async function refuseChoice(
  actor: Actor,
  choiceId: string,
  { state: expectedState, proposal: expectedProposal }: ExpectedRefusal,
  { reasons, ...texts }: { reasons: readonly string[]; words?: string; advice?: string },
): Promise<RefuseChoiceResult | TransitionRefusal<"proposal-changed"> | Invalid | null> {
  const parsed = parseRefusal(reasons, texts);
  if (!parsed.ok) return parsed;
  return asOfficer(actor, choiceId, async (tx, choice, officerId) => {
    const refusal = checkTransition(choice, { move: "refuse", seen: expectedState }, "school");
    if (refusal) return refusal;
    if (getProposalVersion(await findProposal(tx, choiceId)) !== (expectedProposal ?? ""))
      return { ok: false, reason: "proposal-changed" };
    const unconfirmed = { confirmedById: null, confirmedAt: null };
    const proposal = {
      ...parsed.values,
      proposedById: officerId,
      proposedAt: now(),
      ...unconfirmed,
    };
    await tx
      .insert(refusals)
      .values({ choiceId, ...proposal })
      .onConflictDoUpdate({ target: refusals.choiceId, set: proposal });
    const details = { reasons: parsed.values.reasons };
    await recordHistory(tx, actor, "refusal.proposed", ...getHistoryArgs(choice, details));
    const { secondReader } = await getCampusRules(requireCampus(choice.application), tx);
    if (secondReader) return { ok: true, refused: false };
    await completeRefusal(tx, actor, choice, null);
    return { ok: true, refused: true };
  });
}

/** Makes of a proposal a refusal, with its reader where there was one, and tells the candidate. */
export async function completeRefusal(
  tx: Database,
  actor: Actor,
  choice: LockedChoice,
  readerId: string | null,
): Promise<void> {
  await confirmProposal(tx, choice.id, readerId);
  await applyTransition(tx, actor, choice, { move: "refuse" });
  await notifyTransition(tx, choice, "refuse");
}

/** Was the choice refused at once, or is it proposed to a second reader? */
type RefuseChoiceResult = { ok: true; refused: boolean };

/** What names a proposal: when it was made; empty when none waits for its second reader. */
export function getProposalVersion(
  proposal: Pick<Refusal, "proposedAt"> | null | undefined,
): string {
  return proposal?.proposedAt.toISOString() ?? "";
}

async function findProposal(tx: Database, choiceId: string): Promise<Refusal | null> {
  const isOpen = and(eq(refusals.choiceId, choiceId), isNull(refusals.confirmedAt));
  const [proposal] = await tx.select().from(refusals).where(isOpen);
  return proposal ?? null;
}

async function confirmProposal(
  tx: Database,
  choiceId: string,
  readerId: string | null,
): Promise<void> {
  const confirmed = { confirmedById: readerId, confirmedAt: now() };
  await tx.update(refusals).set(confirmed).where(eq(refusals.choiceId, choiceId));
}

/** Another officer reads a proposal and does not follow it: the choice is judged on. */
export async function dismissRefusal(
  actor: Actor,
  choiceId: string,
  expectedProposal: string,
): Promise<{ ok: true } | { ok: false; reason: "no-proposal" | "proposal-changed" } | null> {
  return asOfficer(actor, choiceId, async (tx, choice) => {
    const proposal = await findProposal(tx, choiceId);
    if (!proposal) return { ok: false, reason: "no-proposal" };
    if (expectedProposal !== getProposalVersion(proposal))
      return { ok: false, reason: "proposal-changed" };
    await tx.delete(refusals).where(eq(refusals.choiceId, choiceId));
    await recordHistory(tx, actor, "refusal.dismissed", ...getHistoryArgs(choice));
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
  { state: expectedState, proposal: expectedProposal }: ExpectedRefusal,
): Promise<TransitionResult<"no-proposal" | "second-reader" | "proposal-changed"> | null> {
  return transitionChoice(
    actor,
    choiceId,
    { move: "refuse", seen: expectedState },
    async (tx, { application }) => {
      const proposal = await findProposal(tx, choiceId);
      if (!proposal) return "no-proposal";
      if (expectedProposal !== getProposalVersion(proposal)) return "proposal-changed";
      const officerId = "id" in actor ? actor.id : null;
      const isOwnProposal = proposal.proposedById === officerId;
      if (isOwnProposal && (await getCampusRules(requireCampus(application), tx)).secondReader)
        return "second-reader";
      await confirmProposal(tx, choiceId, isOwnProposal ? null : officerId);
      return null;
    },
  );
}

/** Runs for an officer who may decide on this choice, which is locked. Null for anybody else. */
async function asOfficer<T>(
  actor: Actor,
  choiceId: string,
  run: (tx: Database, choice: LockedChoice, officerId: string) => Promise<T>,
): Promise<T | null> {
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, choiceId);
    if (!choice || actor.kind !== "staff" || getParty(actor, choice.application) !== "school")
      return null;
    return run(tx, choice, actor.id);
  });
}

function getHistoryArgs({ id, application }: LockedChoice, details: Record<string, unknown> = {}) {
  return [
    { kind: "application", id: application.id },
    { choice: id, ...details },
  ] as const;
}
