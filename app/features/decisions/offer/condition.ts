import {
  type FormInput,
  parseMultilineText,
  parseOneOf,
} from "#app/features/admissions/form-values.ts";

/** What becomes of a condition of an offer. */
export const conditionStates = ["pending", "met", "waived"] as const;
export type ConditionState = (typeof conditionStates)[number];

/** How many are still to be met: until then, who accepted is not enrolled. */
export const countPendingConditions = (conditions: readonly { state: ConditionState }[]): number =>
  conditions.filter(({ state }) => state === "pending").length;

export type ConditionReview = {
  state: ConditionState;
  proofId: string | null;
  because: string | null;
};
type ParseConditionReviewResult =
  | { ok: true; values: ConditionReview }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads what an officer says of a condition: met, with the file that shows it where there is one of `proofs`;
 * waived, which says why to the candidate; or still to be met.
 */
export function parseConditionReview(
  input: FormInput,
  proofs: readonly string[],
): ParseConditionReviewResult {
  const state = parseOneOf(input.verdict, conditionStates);
  const proof = parseOneOf(input.proof, proofs);
  const because = parseMultilineText(input.conditionBecause, 500);
  const isWaived = state.ok && state.value === "waived";
  const errors: Record<string, string> = {
    ...(state.ok ? (state.value ? {} : { verdict: "required" }) : { verdict: state.reason }),
    ...(proof.ok ? {} : { proof: proof.reason }),
    ...(because.ok ? {} : { conditionBecause: because.reason }),
    ...(isWaived && because.ok && !because.value ? { conditionBecause: "required" } : {}),
  };
  if (!state.ok || !proof.ok || !because.ok || Object.keys(errors).length > 0)
    return { ok: false, reason: "invalid", errors };
  const reviewedState = state.value as ConditionState;
  return {
    ok: true,
    values: {
      state: reviewedState,
      proofId: reviewedState === "met" ? proof.value : null,
      because: reviewedState === "waived" ? because.value : null,
    },
  };
}
