export const handover = {
  title: "Dossiers suivis",
  count: (count: string, many: boolean) =>
    many ? `${count} dossiers en cours.` : `${count} dossier en cours.`,
  see: "Voir ses dossiers",
  reassign: "Confier à quelqu'un d'autre",
  giveText:
    "L'historique de chaque dossier le mentionne. Les dossiers terminés restent à son nom. Personne n'est prévenu par e-mail.",
  to: "À qui",
  submit: "Confier ces dossiers",
  whenSuspended: (count: string, many: boolean) =>
    many ? `Qui reprend ses ${count} dossiers en cours ?` : "Qui reprend son dossier en cours ?",
  later: "Plus tard : à reprendre",
  nobody: "Personne",
  none: "Personne d'autre ne travaille sur tous ces campus : confiez-les campus par campus, depuis la liste.",
  done: {
    reassigned: "Les dossiers sont réattribués.",
    "suspended-and-reassigned":
      "Accès suspendu : la personne est déconnectée partout, et ses dossiers sont réattribués.",
  },
};
