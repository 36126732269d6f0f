export const personalInfo = {
  step: (step: number) => `Informations personnelles · ${step} sur 3`,
  inThisSection: "Dans cette rubrique",
  short: { identity: "Identité", passport: "Passeport", parents: "Parents ou tuteurs" },
  doneTag: "terminé",
  why: {
    identity:
      "Vos nom et prénom doivent être écrits comme sur votre passeport ou votre acte de naissance : l'université les recopie.",
    passport:
      "Le passeport n'est pas obligatoire pour envoyer votre candidature. Il le devient si vous recevez une offre.",
    parents:
      "Pour un mineur, il nous faut un adulte joignable et son accord. Nous n'écrivons à vos parents que pour votre candidature.",
  },
  /** By field of the application (features/admissions/application-fields.ts). */
  labels: {
    campus: "Campus qui suit votre candidature",
    lastName: "Nom(s) de famille",
    firstName: "Prénom(s)",
    birthOn: "Date de naissance",
    birthPlace: "Lieu de naissance",
    birthCountry: "Pays de naissance",
    nationality: "Nationalité",
    phone: "Votre numéro de téléphone",
    residenceCity: "Ville où vous habitez",
    hasPassport: "Avez-vous un passeport ?",
    passportNumber: "Numéro de passeport",
    passportIssuedOn: "Date de délivrance",
    passportExpiresOn: "Date d'expiration",
    childrenCount: "Nombre d'enfants dans la famille",
  },
  hints: {
    campus: "Celui où vous étudierez, ou le plus proche de chez vous.",
    lastName: "Comme sur votre passeport ou votre acte de naissance.",
    nationality:
      "Choisissez le pays. Si vous avez plusieurs nationalités, celle du passeport que vous utiliserez.",
    phone: "L'école vous appelle à ce numéro si votre candidature le demande.",
    passportNumber: "De 6 à 12 lettres et chiffres, sans espace.",
    childrenCount: "Sert seulement à vous indiquer des bourses. Comptez-vous aussi.",
  },
  hasPassportYes: "Oui",
  hasPassportNo: "Pas encore",
  hasPassportNoHint: "Vous pourrez l'ajouter plus tard, au moment d'une offre.",
  minor: (age: number) =>
    `Vous avez ${age} ans. Indiquez au moins un adulte que nous pouvons joindre. Un seul parent suffit.`,
  adults: { mother: "Votre mère", father: "Votre père", guardian: "Un tuteur ou une tutrice" },
  adultsShort: { mother: "Mère", father: "Père", guardian: "Tuteur ou tutrice" },
  adultNames: { mother: "votre mère", father: "votre père", guardian: "votre tuteur ou tutrice" },
  guardianHint:
    "Oncle, tante, grand-parent, famille d'accueil : toute personne qui s'occupe de vous.",
  fullName: "Nom complet",
  phone: "Téléphone",
  phoneCountry: "Indicatif du pays",
  otherCountry: "Autre : +…",
  email: "Adresse e-mail",
  "changed-elsewhere": "Cette page a aussi été modifiée ailleurs",
  changedElsewhereText:
    "Rien n'a été remplacé. Voici l'autre réponse pour chaque champ qui diffère ; enregistrez de nouveau pour garder les vôtres.",
  otherAnswer: (label: string, value: string) => `${label} : ${value}`,
};
