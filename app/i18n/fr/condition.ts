/** The conditions of an offer. */
export const condition = {
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
