import { readChoice, readLines, type Typed } from "#app/features/admissions/text.ts";

/** What becomes of a condition of an offer. */
export const conditionStates = ["pending", "met", "waived"] as const;
export type ConditionState = (typeof conditionStates)[number];

/** How many are still to be met: until then, who accepted is not enrolled. */
export const leftToMeet = (conditions: readonly { state: ConditionState }[]): number =>
  conditions.filter(({ state }) => state === "pending").length;

export type Judgement = { state: ConditionState; proofId: string | null; because: string | null };
type Found =
  | { ok: true; values: Judgement }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads what an officer says of a condition: met, with the file that shows it where there is one of `proofs`;
 * waived, which says why to the candidate; or still to be met.
 */
export function readJudgement(typed: Typed, proofs: readonly string[]): Found {
  const state = readChoice(typed.verdict, conditionStates);
  const proof = readChoice(typed.proof, proofs);
  const because = readLines(typed.conditionBecause, 500);
  const waived = state.ok && state.value === "waived";
  const errors: Record<string, string> = {
    ...(state.ok ? (state.value ? {} : { verdict: "required" }) : { verdict: state.reason }),
    ...(proof.ok ? {} : { proof: proof.reason }),
    ...(because.ok ? {} : { conditionBecause: because.reason }),
    ...(waived && because.ok && !because.value ? { conditionBecause: "required" } : {}),
  };
  if (!state.ok || !proof.ok || !because.ok || Object.keys(errors).length > 0)
    return { ok: false, reason: "invalid", errors };
  const found = state.value as ConditionState;
  return {
    ok: true,
    values: {
      state: found,
      proofId: found === "met" ? proof.value : null,
      because: found === "waived" ? because.value : null,
    },
  };
}
