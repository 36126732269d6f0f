export const answerSummary = {
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
