import { type State, stateTable } from "#app/features/admissions/application-state.ts";

export type StepName = "sent" | "review" | "decision" | "answer";
export type ChoiceStep = { name: StepName; progress: "done" | "current" | "to-come" | "stopped" };

const STEP_NAMES: StepName[] = ["sent", "review", "decision", "answer"];

/** The step of each state. */
const STEP_BY_STATE: Record<State, StepName> = {
  draft: "sent",
  submitted: "sent",
  "under-review": "review",
  "more-information-asked": "review",
  interview: "review",
  "waiting-list": "review",
  "conditional-offer": "decision",
  offer: "decision",
  refused: "decision",
  "offer-withdrawn": "decision",
  expired: "answer",
  accepted: "answer",
  declined: "answer",
  enrolled: "answer",
  withdrawn: "review",
};

/** Returns the steps of a choice with their progress; a choice that ended early has no later steps. */
export function getChoiceSteps(state: State): ChoiceStep[] {
  const currentIndex = STEP_NAMES.indexOf(STEP_BY_STATE[state]);
  const isTerminal = stateTable[state].isTerminal;
  const steps = STEP_NAMES.map((name, index): ChoiceStep => {
    if (index < currentIndex) return { name, progress: "done" };
    if (index > currentIndex) return { name, progress: "to-come" };
    if (state === "enrolled") return { name, progress: "done" };
    return { name, progress: isTerminal ? "stopped" : "current" };
  });
  return isTerminal ? steps.filter((step) => step.progress !== "to-come") : steps;
}
