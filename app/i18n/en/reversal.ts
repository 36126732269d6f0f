import type { reversal as fr } from "../fr/reversal.ts";

export const reversal: typeof fr = {
  title: "Take this decision back",
  text: "The choice is under review again. The person gets an e-mail that says it plainly.",
  reason: "Reason",
  choose: "Choose",
  reasons: {
    mistake: "A mistake of ours",
    "new-information": "New information",
    place: "A place became free",
    appeal: "A request to look again was accepted",
  },
  words: "What you tell the person",
  wordsHint: "They read it on their page: what no longer holds, and what comes next.",
  act: "Reopen this choice and tell the person",
  done: "The decision is taken back: the choice is under review again.",
  mine: "The school takes its answer back",
  data: { reversal: "Answer taken back by the school" },
};
