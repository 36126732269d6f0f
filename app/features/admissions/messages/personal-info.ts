import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en: typeof fr = {
  step: (step: number) => `Personal information · ${step} of 3`,
  inThisSection: "In this section",
  short: { identity: "Identity", passport: "Passport", parents: "Parents or guardians" },
  doneTag: "done",
  why: {
    identity:
      "Your names must be written as on your passport or birth certificate: the university copies them.",
    passport:
      "You do not need a passport to send your application. You will need one if you receive an offer.",
    parents:
      "For a minor, we need an adult we can contact and their consent. We contact your parents only about your application.",
  },
  /** By field of the application (features/admissions/application-fields.ts). */
  labels: {
    campus: "Campus handling your application",
    lastName: "Family name(s)",
    firstName: "Given name(s)",
    birthOn: "Date of birth",
    birthPlace: "Place of birth",
    birthCountry: "Country of birth",
    nationality: "Nationality",
    phone: "Your phone number",
    residenceCity: "City where you live",
    hasPassport: "Do you have a passport?",
    passportNumber: "Passport number",
    passportIssuedOn: "Date of issue",
    passportExpiresOn: "Expiry date",
    childrenCount: "Number of children in the family",
  },
  hints: {
    campus: "The one where you will study, or the nearest to you.",
    lastName: "As on your passport or birth certificate.",
    nationality:
      "Choose the country. If you have several nationalities, choose that of the passport you will use.",
    phone: "The school calls you on this number if your application requires it.",
    passportNumber: "6 to 12 letters and digits, no spaces.",
    childrenCount: "Used only to suggest scholarships. Count yourself too.",
  },
  hasPassportYes: "Yes",
  hasPassportNo: "Not yet",
  hasPassportNoHint: "You can add it later, when you receive an offer.",
  minor: (age: number) =>
    `You are ${age}. Name at least one adult we can contact. One parent is enough.`,
  adults: { mother: "Your mother", father: "Your father", guardian: "A guardian" },
  adultsShort: { mother: "Mother", father: "Father", guardian: "Guardian" },
  adultNames: { mother: "your mother", father: "your father", guardian: "your guardian" },
  guardianHint: "Uncle, aunt, grandparent, host family: anyone who looks after you.",
  fullName: "Full name",
  phone: "Phone",
  phoneCountry: "Country code",
  otherCountry: "Other: +…",
  email: "Email address",
  "changed-elsewhere": "This page was also changed elsewhere",
  changedElsewhereText:
    "Nothing was replaced. Here is the other answer for each field that differs; save again to keep yours.",
  otherAnswer: (label: string, value: string) => `${label}: ${value}`,
};

/** Messages of the personal information form: its fields and their hints. */
export const personalInfoMessages = defineMessages(fr, en);
