import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  progress: (done: number, required: number) =>
    `${done} ${done > 1 ? "étapes obligatoires terminées" : "étape obligatoire terminée"} sur ${required}`,
  optionalSteps: (count: number) =>
    count > 1 ? `${count} autres étapes sont facultatives.` : "Une autre étape est facultative.",
  progressHint: "Remplissez dans l'ordre que vous voulez. Tout est enregistré au fur et à mesure.",
  continueWith: (section: string) => `Continuer : ${section}`,
  sending: "Envoi",
  review: "Vérifier et soumettre",
  reviewHint: "Disponible quand toutes les étapes obligatoires sont terminées",
  statuses: {
    done: "Terminé",
    "in-progress": "En cours",
    "to-do": "À faire",
    optional: "Facultatif",
    "not-yet": "Pas encore possible",
  },
  sectionsInSentence: {
    identity: "votre identité",
    passport: "votre passeport",
    parents: "vos parents ou tuteurs",
    cursus: "vos années d'études",
    basket: "vos choix de formation",
  },
  entriesAdded: (count: number) => `${count} ${count > 1 ? "années ajoutées" : "année ajoutée"}`,
  proofsMissing: (count: number) =>
    `${count} ${count > 1 ? "justificatifs non fournis" : "justificatif non fourni"}`,
  choiceCount: (count: number, limit: number) =>
    `${count} ${count > 1 ? "formations" : "formation"} sur ${limit} possibles`,
  missing: {
    "campus-missing": "Il manque votre campus",
    "last-name-missing": "Il manque votre nom de famille",
    "first-name-missing": "Il manque votre prénom",
    "birth-date-missing": "Il manque votre date de naissance",
    "adult-missing": "Il manque un adulte que nous pouvons joindre",
    "consent-missing": "Il manque l'accord d'un adulte",
    "cursus-missing": "Il manque au moins une année d'études ou une activité",
    "choice-missing": "Il manque au moins une formation dans votre panier",
    "choice-unavailable": "Une formation de votre panier n'est plus ouverte : retirez-la",
  },
  passportIncomplete: {
    passportNumber: "Il manque le numéro",
    passportIssuedOn: "Il manque la date de délivrance",
    passportExpiresOn: "Il manque la date d'expiration",
  },
};

const en: typeof fr = {
  progress: (done: number, required: number) => `${done} of ${required} required steps done`,
  optionalSteps: (count: number) =>
    count > 1 ? `${count} more steps are optional.` : "One more step is optional.",
  progressHint: "Fill in the steps in any order. Everything is saved as you go.",
  continueWith: (section: string) => `Continue: ${section}`,
  sending: "Sending",
  review: "Check and submit",
  reviewHint: "Available when all the required steps are done",
  statuses: {
    done: "Done",
    "in-progress": "In progress",
    "to-do": "To do",
    optional: "Optional",
    "not-yet": "Not possible yet",
  },
  sectionsInSentence: {
    identity: "your identity",
    passport: "your passport",
    parents: "your parents or guardians",
    cursus: "your education history",
    basket: "your programme choices",
  },
  entriesAdded: (count: number) => `${count} ${count === 1 ? "year" : "years"} added`,
  proofsMissing: (count: number) =>
    `${count} supporting ${count === 1 ? "document" : "documents"} not provided`,
  choiceCount: (count: number, limit: number) =>
    `${count} ${count === 1 ? "programme" : "programmes"} out of ${limit} possible`,
  missing: {
    "campus-missing": "Your campus is missing",
    "last-name-missing": "Your family name is missing",
    "first-name-missing": "Your given name is missing",
    "birth-date-missing": "Your date of birth is missing",
    "adult-missing": "An adult we can contact is missing",
    "consent-missing": "An adult's consent is missing",
    "cursus-missing": "At least one year of study or activity is missing",
    "choice-missing": "At least one programme in your shortlist is missing",
    "choice-unavailable": "A programme in your shortlist is no longer open: remove it",
  },
  passportIncomplete: {
    passportNumber: "The number is missing",
    passportIssuedOn: "The date of issue is missing",
    passportExpiresOn: "The expiry date is missing",
  },
};

/** Messages of the steps of an application, done or missing. */
export const applicationOverviewMessages = defineMessages(fr, en);
