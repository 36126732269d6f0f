import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en: typeof fr = {
  title: "Announcements",
  text: "The same message to a group. Each person receives it privately, in their language; only the school sees the replies.",
  write: "Message a group",
  empty: "No announcement yet.",
  writeTitle: "Message a group",
  editTitle: "Edit the announcement",
  group: "Recipients",
  groupText: "Candidates who have sent an application. If you choose nothing, all of them.",
  campus: "Campus",
  allCampuses: "All campuses",
  campuses: { senegal: "Dakar", cameroon: "Yaoundé" },
  intake: "Intake",
  allIntakes: "All intakes",
  state: "Status of a choice",
  allStates: "All statuses",
  course: "Chosen programme",
  allCourses: "All programmes",
  inFrench: "In French",
  inEnglish: "In English",
  languagesText:
    "Each person receives the text of their language. If a language is missing, everyone receives the other.",
  placesText:
    "Between braces, {prenom} (given name), {numero} (of the application), {campus} and {rentree} (intake) are replaced for each person.",
  subject: "Subject",
  content: "Message",
  preview: "See the preview",
  previewText: "Nothing is sent yet: the preview shows how many people will receive it.",
  previewTitle: "Preview of the announcement",
  count: (count: string, isPlural: boolean) => `${count} ${isPlural ? "people" : "person"}`,
  nobody: "This group is empty: change it before you send.",
  reads: (fr: string, en: string) => `Reading in French: ${fr}. Reading in English: ${en}.`,
  missing: {
    fr: (count: string) =>
      `The French text is missing: those who read in French (${count}) will receive the English text.`,
    en: (count: string) =>
      `The English text is missing: those who read in English (${count}) will receive the French text.`,
  },
  names: (isPlural: boolean) => (isPlural ? "Names" : "Name"),
  sample: "Including",
  asRead: (name: string) => `What ${name} will read`,
  asSent: (name: string) => `What ${name} reads`,
  asExample: (name: string) => `Nobody in this group reads this language. Example, with ${name}:`,
  wereReplaced: "The text between braces is replaced for each person.",
  delivery: {
    text: "The message appears at once in each candidate's area. The email that announces it:",
    now: (figure: string, count: number) =>
      count === 1 ? `${figure} is sent at once.` : `${figure} are sent at once.`,
    later: (figure: string, count: number, when: string) =>
      count === 1
        ? `${figure} will be sent ${when}.`
        : `${figure} will be sent at the end of quiet hours or with other updates, the first ${when}.`,
    never: (figure: string, count: number) =>
      count === 1
        ? `${figure} person will not get one: they turned it off, or their address rejects it.`
        : `${figure} people will not get one: they turned it off, or their address rejects it.`,
    many: "each is sent at its own time, never in quiet hours.",
  },
  send: (count: string, isPlural: boolean) => `Send to ${count} ${isPlural ? "people" : "person"}`,
  edit: "Edit",
  discard: "Delete this draft",
  discardText: "The draft will be deleted; nobody has received it.",
  discardConfirm: "Yes, delete",
  removed: "The draft is deleted.",
  sentTitle: "Announcement sent",
  progress: (done: string, total: string) => `${done} of ${total} received`,
  ended: "Everyone has it in their area. An email lets them know, never during their quiet hours.",
  refresh: "Refresh",
  replies: "Replies arrive in Messages, one by one.",
  draft: "Draft",
  sending: "Sending",
  done: "Sent",
  columns: {
    subject: "Subject",
    group: "Recipients",
    sent: "Sent on",
    by: "By",
    count: "People",
    state: "Status",
  },
  inState: (state: string) => `a choice “${state}”`,
  chosen: "Selected applications",
  chosenText: (count) =>
    count === 1
      ? "The candidate whose application you selected in the list."
      : `The candidates of the ${count} applications you selected in the list.`,
  places: {
    prenom: "[given name]",
    numero: "[number]",
    campus: "[campus name]",
    rentree: "[intake]",
  },
  everybody: "All applications",
  somebody: "Someone at the school",
  history: { "announcement.sent": "Announcement sent" },
  refusals: {
    "not-allowed": "You can only message candidates of your own campus: select it.",
    "announcement-sent": "This announcement has already been sent: it can no longer be changed.",
    "announcement-no-recipient": "This group is now empty.",
    "announcement-count-changed": (count: number) =>
      `The group has changed: it now has ${count} ${count === 1 ? "person" : "people"}. Check the preview again, then send.`,
  },
};

/** Messages of the announcements of the office. */
export const announcementMessages = defineMessages(fr, en);
