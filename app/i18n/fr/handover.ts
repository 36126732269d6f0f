export const handover = {
  title: "Candidatures suivies",
  count: (count: string, isPlural: boolean) =>
    isPlural ? `${count} candidatures en cours.` : `${count} candidature en cours.`,
  see: "Voir ses candidatures",
  reassign: "Confier à quelqu'un d'autre",
  giveText:
    "L'historique de chaque candidature le mentionne. Les candidatures terminées restent à son nom. Personne n'est prévenu par e-mail.",
  to: "À qui",
  submit: "Confier ces candidatures",
  whenSuspended: (count: string, isPlural: boolean) =>
    isPlural
      ? `Qui reprend ses ${count} candidatures en cours ?`
      : "Qui reprend sa candidature en cours ?",
  later: "Plus tard : à reprendre",
  nobody: "Personne",
  none: "Personne d'autre ne travaille sur tous ces campus : confiez-les campus par campus, depuis la liste.",
  done: {
    reassigned: "Les candidatures sont réattribuées.",
    "suspended-and-reassigned":
      "Accès suspendu : la personne est déconnectée partout, et ses candidatures sont réattribuées.",
  },
};
