/** Messages of the announcements of the office. */
export const announcement = {
  title: "Annonces",
  text: "Le même message à un groupe. Chaque personne le reçoit en privé, dans sa langue ; sa réponse n'arrive qu'à l'école.",
  write: "Écrire à un groupe",
  empty: "Aucune annonce pour le moment.",
  writeTitle: "Écrire à un groupe",
  editTitle: "Modifier l'annonce",
  group: "À qui",
  groupText: "Les personnes qui ont envoyé une candidature. Sans choix, toutes en font partie.",
  campus: "Campus",
  allCampuses: "Tous les campus",
  campuses: { senegal: "Dakar", cameroon: "Yaoundé" },
  intake: "Rentrée",
  allIntakes: "Toutes les rentrées",
  state: "Statut d'un choix",
  allStates: "Tous les statuts",
  course: "Formation choisie",
  allCourses: "Toutes les formations",
  inFrench: "En français",
  inEnglish: "En anglais",
  languagesText:
    "Chaque personne reçoit le texte de sa langue. Si une langue manque, l'autre est envoyée à tout le monde.",
  placesText:
    "Entre accolades, {prenom}, {numero} (de la candidature), {campus} et {rentree} sont remplacés pour chaque personne.",
  subject: "Objet",
  content: "Message",
  preview: "Voir l'aperçu",
  previewText: "Rien n'est encore envoyé : l'aperçu indique à combien de personnes.",
  previewTitle: "Aperçu de l'annonce",
  count: (count: string, isPlural: boolean) => `${count} ${isPlural ? "personnes" : "personne"}`,
  nobody: "Personne n'est dans ce groupe : changez-le pour envoyer.",
  reads: (fr: string, en: string) => `Lisent en français : ${fr}. Lisent en anglais : ${en}.`,
  missing: {
    fr: (count: string) =>
      `Le texte français manque : les personnes qui lisent en français (${count}) recevront le texte anglais.`,
    en: (count: string) =>
      `Le texte anglais manque : les personnes qui lisent en anglais (${count}) recevront le texte français.`,
  },
  names: (isPlural: boolean): string => (isPlural ? "Noms" : "Nom"),
  sample: "Parmi elles",
  asRead: (name: string) => `Ce que lira ${name}`,
  asSent: (name: string) => `Ce que lit ${name}`,
  asExample: (name: string) =>
    `Personne ne lit cette langue dans ce groupe. Exemple, avec ${name} :`,
  wereReplaced: "Les mots entre accolades sont remplacés pour chaque personne.",
  delivery: {
    text: "Chaque personne lit le message aussitôt dans son espace. L'e-mail qui l'en prévient :",
    now: (figure: string, count: number) =>
      count > 1
        ? `${figure} seront envoyés tout de suite.`
        : `${figure} sera envoyé tout de suite.`,
    later: (figure: string, count: number, when: string) =>
      count > 1
        ? `${figure} seront envoyés à la fin des heures de repos ou avec d'autres nouvelles, le premier ${when}.`
        : `${figure} sera envoyé ${when}.`,
    never: (figure: string, count: number) =>
      count > 1
        ? `${figure} personnes n'en recevront pas : elles n'en veulent pas, ou leur adresse les refuse.`
        : `${figure} personne n'en recevra pas : elle n'en veut pas, ou son adresse les refuse.`,
    many: "chacun est envoyé à son heure, jamais pendant les heures de repos.",
  },
  send: (count: string, isPlural: boolean) =>
    `Envoyer à ${count} ${isPlural ? "personnes" : "personne"}`,
  edit: "Modifier",
  discard: "Supprimer ce brouillon",
  discardText: "Le brouillon sera supprimé ; personne ne l'a reçu.",
  discardConfirm: "Oui, supprimer",
  removed: "Le brouillon est supprimé.",
  sentTitle: "Annonce envoyée",
  progress: (done: string, total: string) => `${done} sur ${total} reçues`,
  ended:
    "Toutes les personnes l'ont dans leur espace. Un e-mail les en prévient, jamais pendant leurs heures de repos.",
  refresh: "Actualiser",
  replies: "Les réponses arrivent dans les messages, une par une.",
  draft: "Brouillon",
  sending: "En cours",
  done: "Envoyée",
  columns: {
    subject: "Objet",
    group: "À qui",
    sent: "Envoyée le",
    by: "Par",
    count: "Personnes",
    state: "Statut",
  },
  inState: (state: string) => `un choix « ${state} »`,
  places: {
    prenom: "[prénom]",
    numero: "[numéro]",
    campus: "[campus]",
    rentree: "[rentrée]",
  },
  everybody: "Toutes les candidatures",
  chosen: "Candidatures choisies une par une",
  chosenText: (count: number) =>
    count > 1
      ? `Les personnes des ${count} candidatures choisies dans la liste.`
      : "La personne de la candidature choisie dans la liste.",
  somebody: "Quelqu'un de l'école",
  history: { "announcement.sent": "Annonce envoyée" },
  refusals: {
    "not-allowed": "Vous ne pouvez écrire qu'aux personnes de votre campus : choisissez-le.",
    "announcement-sent": "Cette annonce a déjà été envoyée : elle ne peut plus être modifiée.",
    "announcement-no-recipient": "Il n'y a plus personne dans ce groupe.",
    "announcement-count-changed": (count: number) =>
      `Le groupe a changé : il a maintenant ${count} ${count > 1 ? "personnes" : "personne"}. Relisez l'aperçu, puis envoyez.`,
  },
};
