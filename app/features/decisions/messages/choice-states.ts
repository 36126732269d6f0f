import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  states: {
    draft: "Brouillon",
    submitted: "Envoyée",
    "under-review": "En examen",
    "more-information-asked": "Complément demandé",
    interview: "Entretien prévu",
    "waiting-list": "Liste d'attente",
    "conditional-offer": "Offre sous conditions",
    offer: "Offre",
    accepted: "Offre acceptée",
    enrolled: "Inscrite",
    refused: "Non retenue",
    declined: "Refusée par vous",
    withdrawn: "Retirée par vous",
    closed: "Fermée par l'école",
    "offer-withdrawn": "Offre retirée",
    expired: "Expirée",
  },
  whatNext: {
    draft: "Vous n'avez pas encore envoyé ce choix.",
    submitted: "Le bureau des admissions va ouvrir votre candidature.",
    "under-review": "Une personne du bureau des admissions examine votre candidature.",
    "more-information-asked": "Nous attendons quelque chose de vous.",
    interview: "Un entretien avec l'école est prévu.",
    "waiting-list": "Aucune place pour l'instant. Nous vous écrirons si une place se libère.",
    "conditional-offer": "Lisez l'offre et ses conditions, puis répondez.",
    offer: "Lisez l'offre, puis répondez.",
    accepted: "Vous avez accepté. L'inscription suit.",
    enrolled: "L'inscription est faite.",
    refused: "Ce choix n'a pas été retenu.",
    declined: "Vous avez refusé cette offre.",
    withdrawn: "Ce choix est retiré.",
    closed: "Vous n'avez rien à faire pour ce choix.",
    "offer-withdrawn": "L'offre a été retirée.",
    expired:
      "Le délai de réponse est passé. Si vous n'avez pas pu répondre, écrivez au bureau des admissions.",
  },
};

const en: typeof fr = {
  states: {
    draft: "Draft",
    submitted: "Sent",
    "under-review": "Under review",
    "more-information-asked": "More information requested",
    interview: "Interview scheduled",
    "waiting-list": "Waiting list",
    "conditional-offer": "Conditional offer",
    offer: "Offer",
    accepted: "Offer accepted",
    enrolled: "Enrolled",
    refused: "Unsuccessful",
    declined: "You declined",
    withdrawn: "You withdrew",
    closed: "Closed by the school",
    "offer-withdrawn": "Offer withdrawn",
    expired: "Expired",
  },
  whatNext: {
    draft: "You have not sent this choice yet.",
    submitted: "The admissions office will open your application.",
    "under-review": "Someone in the admissions office is reviewing your application.",
    "more-information-asked": "We need something from you.",
    interview: "An interview with the school is scheduled.",
    "waiting-list": "No place for now. We will contact you if one becomes free.",
    "conditional-offer": "Read the offer and its conditions, then answer.",
    offer: "Read the offer, then answer.",
    accepted: "You accepted. Enrolment follows.",
    enrolled: "Enrolment is complete.",
    refused: "This choice was unsuccessful.",
    declined: "You declined this offer.",
    withdrawn: "This choice is withdrawn.",
    closed: "No action needed.",
    "offer-withdrawn": "The offer was withdrawn.",
    expired:
      "The time to answer has passed. If you could not answer, contact the admissions office.",
  },
};

/** Messages of the states of a choice, and of what comes next. */
export const choiceStatesMessages = defineMessages(fr, en);
