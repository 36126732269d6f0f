import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  colon: " :",
  states: { pending: "À remplir", met: "Remplie", waived: "Plus exigée" },
  because: (reason: string) => `Plus exigée : ${reason}`,
  proof: (name: string) => `Justificatif : ${name}`,
  by: (name: string, date: string) => `${name}, le ${date}`,
  remaining: (remaining: number) =>
    remaining > 1
      ? `${remaining} conditions restent à remplir.`
      : remaining === 1
        ? "Une condition reste à remplir."
        : "Aucune condition ne reste à remplir : vous pouvez rendre l'offre ferme.",
  assess: {
    title: "Mettre à jour cette condition",
    of: (text: string) => `Condition : ${text}`,
    verdict: "Cette condition est",
    proof: "Justificatif",
    proofHint: "Parmi ceux de la candidature, s'il y en a un.",
    none: "Aucun",
    because: "Pourquoi elle n'est plus exigée (la personne le lira)",
    submit: "Enregistrer",
    done: "La condition est enregistrée. La personne le voit sur sa page de suivi.",
  },
  mine: "Les conditions de votre offre",
  accepted: (left: number) =>
    `Vous avez accepté. ${left > 1 ? `Il reste ${left} conditions` : "Il reste une condition"} à remplir ; l'inscription vient ensuite.`,
  actions: { "offer.condition-judged": "Condition d'une offre mise à jour" },
};

const en: typeof fr = {
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

/** Messages of the conditions of an offer, for candidates and staff. */
export const conditionMessages = defineMessages(fr, en);
