export const dashboard = {
  funnel: {
    title: "Parcours des candidatures",
    text: (intake: string) =>
      `${intake}, d'après le statut d'aujourd'hui. Le pourcentage compare à l'étape précédente ; une candidature retirée ne compte que comme envoyée.`,
    intakes: "Rentrée affichée",
    step: "Étape",
    number: "Nombre",
    share: "Part de l'étape précédente",
    percent: (share: number) => `${share} %`,
    steps: {
      begun: "Commencées",
      sent: "Envoyées",
      reviewed: "Examinées",
      offered: "Offres",
      accepted: "Acceptées",
      enrolled: "Inscrites",
    },
  },
  weeks: {
    title: "Candidatures envoyées par semaine",
    range: (least: number, most: number, last: number) =>
      `De ${least} à ${most} par semaine depuis l'ouverture ; ${last} la dernière semaine. Le tableau ci-dessous donne chaque semaine.`,
    table: "Voir les chiffres en tableau",
    week: "Semaine du",
  },
  queue: {
    mine: "Candidatures que je suis",
    mineText: "Nouvelles ou en examen",
    answered: "Réponses reçues",
    answeredText: "Personne n'a rouvert la candidature depuis",
    overdue: "Compléments en retard",
    overdueText: "La date limite est passée",
    otherTimes: "Autres créneaux demandés",
    otherTimesText: "Un candidat ne peut pas venir à l'entretien prévu",
    secondReviews: "Refus à relire",
    secondReviewsText: "Proposés par quelqu'un d'autre : rien n'a été envoyé",
    toTakeOver: "Candidatures à reprendre",
    toTakeOverText: "La personne qui les suivait ne peut plus s'en occuper",
    oldMessages: (count: number) =>
      count > 1
        ? `Dont ${count} attendent depuis plus de deux jours`
        : `Dont ${count} attend depuis plus de deux jours`,
    media: "Médias de démonstration à remplacer",
  },
};
