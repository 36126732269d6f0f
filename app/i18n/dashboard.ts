import { defineMessages } from "./define-messages.ts";

const fr = {
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

const en = {
  funnel: {
    title: "Progress of applications",
    text: (intake: string) =>
      `${intake}, by today's status. The percentage compares with the step before; a withdrawn application counts as sent only.`,
    intakes: "Intake shown",
    step: "Step",
    number: "Number",
    share: "Share of the step before",
    percent: (share: number) => `${share}%`,
    steps: {
      begun: "Started",
      sent: "Sent",
      reviewed: "Reviewed",
      offered: "Offers",
      accepted: "Accepted",
      enrolled: "Enrolled",
    },
  },
  weeks: {
    title: "Applications sent each week",
    range: (least: number, most: number, last: number) =>
      `From ${least} to ${most} a week since the opening; ${last} in the last week. The table below gives each week.`,
    table: "See the numbers as a table",
    week: "Week of",
  },
  queue: {
    mine: "Applications assigned to me",
    mineText: "New or under review",
    answered: "Answers received",
    answeredText: "Nobody has opened the application since",
    overdue: "Overdue requests",
    overdueText: "The deadline has passed",
    otherTimes: "Other interview times requested",
    otherTimesText: "A candidate cannot attend the scheduled interview",
    secondReviews: "Rejections to review",
    secondReviewsText: "Proposed by someone else: nothing has been sent",
    toTakeOver: "Applications to reassign",
    toTakeOverText: "Their assignee can no longer work on them",
    oldMessages: (count: number) =>
      count > 1
        ? `${count} of them have been waiting for more than two days`
        : `${count} of them has been waiting for more than two days`,
    media: "Demonstration media to replace",
  },
};

/** Messages of the dashboard: progress of an intake, open tasks, and health of the site. */
export const dashboardMessages = defineMessages(fr, en);
