import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Revenir sur cette décision",
  text: "Le choix est de nouveau en examen. La personne reçoit un e-mail qui l'explique clairement.",
  reason: "Raison",
  choose: "Choisissez",
  reasons: {
    mistake: "Erreur de notre part",
    "new-information": "Information nouvelle",
    place: "Une place s'est libérée",
    appeal: "Demande de réexamen acceptée",
  },
  message: "Message à la personne",
  messageHint: "Elle le lit sur sa page : ce qui n'est plus valable, et la suite.",
  submit: "Rouvrir ce choix et prévenir",
  done: "La décision est annulée : le choix est de nouveau en examen.",
  mine: "L'école revient sur sa réponse",
  data: { reversal: "Réponse annulée par l'école" },
};

const en: typeof fr = {
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

/** Messages of a reversed decision, for candidates and staff. */
export const reopenDecisionMessages = defineMessages(fr, en);
