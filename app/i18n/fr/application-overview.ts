export const applicationOverview = {
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
