import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  caption: "Dernière étape",
  title: "Vérifiez vos réponses",
  lead: "Relisez tout. Vous pouvez encore modifier. Rien n'est envoyé tant que vous n'avez pas appuyé sur le bouton en bas de page.",
  sentTitle: "Ce que vous avez envoyé",
  sentLead: (date: string) => `Copie exacte de vos réponses, envoyées le ${date}.`,
  edit: "Modifier",
  incomplete: "Il manque encore quelque chose avant l'envoi",
  blocks: {
    identity: "Identité",
    passport: "Passeport",
    parents: "Parents ou tuteurs",
    cursus: "Cursus",
    basket: "Choix de formation",
  },
  /** The shorter labels of some fields in the record. */
  labels: {
    campus: "Campus",
    phone: "Téléphone",
    residenceCity: "Ville de résidence",
    passportNumber: "Numéro",
    passportIssuedOn: "Délivrance",
    passportExpiresOn: "Expiration",
    childrenCount: "Nombre d'enfants",
  },
  intake: "Rentrée",
  age: (date: string, age: number) => `${date} (${age} ans)`,
  consent: "Accord d'un adulte",
  levelAndPlace: "Niveau, série et lieu",
  choice: (rank: number) => `Choix ${rank}`,
  before: "Avant d'envoyer",
  before1: "Une copie exacte de ces réponses est conservée.",
  before2:
    "Après l'envoi, vous ne modifiez plus qu'avec l'accord du bureau des admissions ; vous pouvez toujours retirer un choix.",
  before3:
    "Les universités décident seules de l'admission. L'école ne garantit ni admission ni visa.",
  declaration: "Je déclare que ces renseignements sont exacts.",
  declarationHint: "Un faux justificatif peut faire annuler la candidature.",
  submit: "Soumettre ma candidature",
  keepDraft: "Garder en brouillon",
  "changed-since-review": "Vos réponses ont changé depuis l'ouverture de cette page",
  changedText: "Relisez-les ci-dessous, puis envoyez.",
  "not-sent":
    "Votre candidature n'a pas été envoyée. Rien n'est perdu : réessayez, ou revenez plus tard.",
};

const en: typeof fr = {
  caption: "Last step",
  title: "Check your answers",
  lead: "Read everything. You can still make changes. Nothing is sent until you select the button at the bottom of the page.",
  sentTitle: "What you sent",
  sentLead: (date: string) => `An exact copy of your answers, sent on ${date}.`,
  edit: "Edit",
  incomplete: "Something is still missing before sending",
  blocks: {
    identity: "Identity",
    passport: "Passport",
    parents: "Parents or guardians",
    cursus: "Education history",
    basket: "Programme choices",
  },
  /** The shorter labels of some fields in the record. */
  labels: {
    campus: "Campus",
    phone: "Phone",
    residenceCity: "City of residence",
    passportNumber: "Number",
    passportIssuedOn: "Issued",
    passportExpiresOn: "Expires",
    childrenCount: "Number of children",
  },
  intake: "Intake",
  age: (date: string, age: number) => `${date} (aged ${age})`,
  consent: "An adult's consent",
  levelAndPlace: "Level, track and place",
  choice: (rank: number) => `Choice ${rank}`,
  before: "Before you send",
  before1: "An exact copy of these answers is kept.",
  before2:
    "After sending, you can change them only with the agreement of the admissions office; you can always withdraw a choice.",
  before3:
    "The universities alone decide on admission. The school guarantees neither admission nor visa.",
  declaration: "I declare that this information is correct.",
  declarationHint: "A false document may lead to the application being cancelled.",
  submit: "Submit my application",
  keepDraft: "Keep as a draft",
  "changed-since-review": "Your answers have changed since this page was opened",
  changedText: "Check them below, then send.",
  "not-sent": "Your application was not sent. Nothing is lost: try again, or come back later.",
};

/** Messages of the summary of the answers, before and after submission. */
export const answerSummaryMessages = defineMessages(fr, en);
