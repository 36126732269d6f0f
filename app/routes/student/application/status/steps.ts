import { type State, stateTable } from "#app/features/admissions/application-state.ts";

export type StepName = "sent" | "review" | "decision" | "answer";
export type Step = { name: StepName; at: "done" | "current" | "to-come" | "stopped" };

const names: StepName[] = ["sent", "review", "decision", "answer"];

/** The step of the way on which each state stands. */
const stepOf: Record<State, StepName> = {
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

/** The way of a choice: what is behind it, where it stands, what is to come. Ended early, it stops there. */
export function stepsOf(state: State): Step[] {
  const here = names.indexOf(stepOf[state]);
  const ended = stateTable[state].isTerminal;
  const steps = names.map((name, index): Step => {
    if (index < here) return { name, at: "done" };
    if (index > here) return { name, at: "to-come" };
    if (state === "enrolled") return { name, at: "done" };
    return { name, at: ended ? "stopped" : "current" };
  });
  return ended ? steps.filter((step) => step.at !== "to-come") : steps;
}
