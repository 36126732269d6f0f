import {
  listTransitions,
  type State,
  type Transition,
} from "#app/features/admissions/application-state.ts";
import {
  type FormInput,
  parseMultilineText,
  parseOption,
} from "#app/features/admissions/form-values.ts";

export const conditionStates = ["pending", "met", "waived"] as const;
export type ConditionState = (typeof conditionStates)[number];

/** How many conditions are pending. The candidate cannot be enrolled while one is. */
export const countPendingConditions = (conditions: readonly { state: ConditionState }[]): number =>
  conditions.filter(({ state }) => state === "pending").length;

type OfferState = { liftedAt: Date | null };

/** Whether an offer has conditions that the school has not confirmed as met. */
export function hasOpenConditions(offer: OfferState | null, conditionCount: number): boolean {
  return offer !== null && offer.liftedAt === null && conditionCount > 0;
}

/** Whether the school can review the conditions of a choice: until they are confirmed, also after acceptance. */
export function canReviewConditions(state: State, offer: OfferState | null): boolean {
  return offer?.liftedAt === null && (state === "conditional-offer" || state === "accepted");
}

const reviewStates: readonly State[] = [
  "submitted",
  "under-review",
  "more-information-asked",
  "interview",
  "waiting-list",
];

/** Whether the stored offer of a choice is in force: it stays stored when the choice is under review again. */
export function isOfferInForce(state: State): boolean {
  return !reviewStates.includes(state);
}

/** The transitions of the school. Conditions can be confirmed as met after acceptance too, without another state. */
export function listSchoolTransitions(state: State, areConditionsOpen: boolean): Transition[] {
  const transitions = listTransitions(state, "school");
  return state === "accepted" && areConditionsOpen
    ? ["lift-conditions", ...transitions]
    : transitions;
}

export type ConditionReview = {
  state: ConditionState;
  proofId: string | null;
  because: string | null;
};
type ParseConditionReviewResult =
  | { ok: true; values: ConditionReview }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Parses an officer's review of a condition: met, with one of `proofs` if any; waived, which requires a reason for the
 * candidate; or pending.
 */
export function parseConditionReview(
  input: FormInput,
  proofs: readonly string[],
): ParseConditionReviewResult {
  const state = parseOption(input.verdict, conditionStates);
  const proof = parseOption(input.proof, proofs);
  const because = parseMultilineText(input.conditionReason, 500);
  const isWaived = state.ok && state.value === "waived";
  const errors: Record<string, string> = {
    ...(state.ok ? (state.value ? {} : { verdict: "required" }) : { verdict: state.reason }),
    ...(proof.ok ? {} : { proof: proof.reason }),
    ...(because.ok ? {} : { conditionReason: because.reason }),
    ...(isWaived && because.ok && !because.value ? { conditionReason: "required" } : {}),
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
