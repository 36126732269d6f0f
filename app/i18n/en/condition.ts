import type { condition as fr } from "../fr/condition.ts";

export const condition: typeof fr = {
  colon: ":",
  states: { pending: "To be met", met: "Met", waived: "Waived" },
  because: (words) => `Waived: ${words}`,
  proof: (name) => `Shown by ${name}`,
  by: (name, date) => `${name}, on ${date}`,
  left: (left) =>
    left > 1
      ? `${left} conditions are still to be met.`
      : left === 1
        ? "One condition is still to be met."
        : "All the conditions are met or waived: you can make the offer firm.",
  judge: {
    title: "Say where it stands",
    of: (words) => `Condition: ${words}`,
    verdict: "This condition is",
    proof: "The document that shows it",
    proofHint: "Among those of the application, if there is one.",
    none: "None",
    because: "Why it is waived, as the person will read it",
    act: "Save",
    done: "The condition is saved. The person sees it on their page.",
  },
  mine: "The conditions of your offer",
  accepted: (left) =>
    `You accepted. ${left > 1 ? `${left} conditions are` : "One condition is"} still to be met; enrolment comes next.`,
  acts: { "offer.condition-judged": "Condition of an offer judged" },
};
