import type { condition as fr } from "../fr/condition.ts";

export const condition: typeof fr = {
  colon: ":",
  states: { pending: "To be met", met: "Met", waived: "Waived" },
  because: (reason) => `Waived: ${reason}`,
  proof: (name) => `Evidence: ${name}`,
  by: (name, date) => `${name}, on ${date}`,
  remaining: (left) =>
    left > 1
      ? `${left} conditions are still to be met.`
      : left === 1
        ? "One condition is still to be met."
        : "All the conditions are met or waived: you can make the offer unconditional.",
  assess: {
    title: "Update this condition",
    of: (text) => `Condition: ${text}`,
    verdict: "This condition is",
    proof: "Supporting document",
    proofHint: "Among those of the application, if there is one.",
    none: "None",
    because: "Why it is waived (the candidate will read this)",
    submit: "Save",
    done: "The condition is saved. The candidate can see it on their status page.",
  },
  mine: "The conditions of your offer",
  accepted: (left) =>
    `You accepted. ${left > 1 ? `${left} conditions are` : "One condition is"} still to be met; enrolment comes next.`,
  actions: { "offer.condition-judged": "Offer condition updated" },
};
