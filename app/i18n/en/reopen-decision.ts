import type { reopenDecision as fr } from "../fr/reopen-decision.ts";

export const reopenDecision: typeof fr = {
  title: "Reverse this decision",
  text: "The choice is under review again. The candidate gets an email that explains it.",
  reason: "Reason",
  choose: "Choose",
  reasons: {
    mistake: "A mistake of ours",
    "new-information": "New information",
    place: "A place became free",
    appeal: "A request for a review was accepted",
  },
  message: "Message to the candidate",
  messageHint: "They read it on their page: what no longer holds, and what comes next.",
  submit: "Reopen this choice and notify the candidate",
  done: "The decision is reversed: the choice is under review again.",
  mine: "The school has withdrawn its answer",
  data: { reversal: "Answer withdrawn by the school" },
};
