import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { getCampusRules } from "#app/features/admissions/intake/school-rules.server.ts";
import { getParty } from "#app/features/admissions/policy.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
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

/** What the officer's page showed: the state of the choice, and the pending proposal (`getProposalVersion`). */
export type ExpectedRefusal = { state: State; proposal?: string };

/**
 * An officer refuses a choice. If the campus requires a second reader (APP-05), this saves a proposal without changing
 * the choice or notifying the candidate; proposing again replaces it. Otherwise the choice is refused at once. Refuses
 * with `proposal-changed` when the proposal changed since the page was loaded.
 */
export async function refuseChoice(
  actor: Actor,
  choiceId: string,
  { state: expectedState, proposal: expectedProposal }: ExpectedRefusal,
  { reasons, ...texts }: { reasons: readonly string[]; message?: string; advice?: string },
): Promise<RefuseChoiceResult | TransitionRefusal<"proposal-changed"> | Invalid | null> {
  const parsed = parseRefusal(reasons, texts);
  if (!parsed.ok) return parsed;
  return asOfficer(actor, choiceId, async (tx, choice, officerId) => {
    const refusal = checkTransition(choice, { transition: "refuse", expectedState }, "school");
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
    if (secondReader) return { ok: true, isRefused: false };
    await completeRefusal(tx, actor, choice, null);
    return { ok: true, isRefused: true };
  });
}

/**
 * Completes a proposal into a refusal and notifies the candidate. `readerId` is the second reader; null when there was
 * none.
 */
export async function completeRefusal(
  tx: Database,
  actor: Actor,
  choice: LockedChoice,
  readerId: string | null,
): Promise<void> {
  await confirmProposal(tx, choice.id, readerId);
  await applyTransition(tx, actor, choice, { transition: "refuse" });
  await notifyTransition(tx, choice, "refuse");
}

/** `isRefused` is false when the refusal waits for a second reader. */
type RefuseChoiceResult = { ok: true; isRefused: boolean };

/** Identifies a proposal by its time; empty when none is pending. */
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

/**
 * Another officer rejects a proposal of refusal: the choice stays under review. Refuses with `no-proposal` or
 * `proposal-changed`.
 */
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
 * The second reader confirms a refusal and the candidate is notified. Refuses with `second-reader-required` the
 * officer who proposed it (unless the campus no longer requires one), with `no-proposal`, and with `proposal-changed`
 * when the proposal differs from the one shown.
 */
export async function confirmRefusal(
  actor: Actor,
  choiceId: string,
  { state: expectedState, proposal: expectedProposal }: ExpectedRefusal,
): Promise<TransitionResult<"no-proposal" | "second-reader-required" | "proposal-changed"> | null> {
  return transitionChoice(
    actor,
    choiceId,
    { transition: "refuse", expectedState },
    async (tx, { application }) => {
      const proposal = await findProposal(tx, choiceId);
      if (!proposal) return "no-proposal";
      if (expectedProposal !== getProposalVersion(proposal)) return "proposal-changed";
      const officerId = "id" in actor ? actor.id : null;
      const isOwnProposal = proposal.proposedById === officerId;
      if (isOwnProposal && (await getCampusRules(requireCampus(application), tx)).secondReader)
        return "second-reader-required";
      await confirmProposal(tx, choiceId, isOwnProposal ? null : officerId);
      return null;
    },
  );
}

/** Runs with the choice locked if the actor is staff who may decide on it. Returns null otherwise. */
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
