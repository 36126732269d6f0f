import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  none: "Aucune rentrée n'est ouverte pour l'instant.",
  noneText: "Nous annoncerons la prochaine sur le site. Vous pouvez déjà nous écrire.",
  opens: (name: string, date: string) => `${name} : les candidatures ouvrent le ${date}.`,
  grace: (date: string, time: string) =>
    `Les candidatures sont closes, mais vous avez commencé à temps : vous pouvez encore envoyer la vôtre jusqu'au ${date} à ${time}.`,
  closed: (name: string, date: string) =>
    `${name} : les candidatures sont closes depuis le ${date}.`,
  closedHint: "Les candidatures de cette rentrée sont closes",
  closedText: "Votre candidature n'a pas été envoyée. Vos réponses sont conservées.",
  next: (name: string) => `Commencer une candidature · ${name}`,
  nextOpen: (name: string, date: string) =>
    `${name} : les candidatures sont ouvertes jusqu'au ${date}.`,
  nextTitle: (name: string) => `Commencer une candidature : ${name}`,
  nextText:
    "Nous reprenons vos réponses de la dernière candidature, avec leurs fichiers : informations personnelles et cursus.",
  nextAgain:
    "À refaire : vos choix de formation, et l'accord d'un parent si vous êtes mineur ou mineure.",
  previousUnchanged: "Votre dernière candidature ne change pas ; vous pouvez toujours la suivre.",
  filesNotCopied: (count: number) =>
    count > 1
      ? `${count} fichiers de votre dernière candidature n'ont pas été repris : vous en avez déjà beaucoup ici. Ils restent dans la dernière ; donnez-les de nouveau dans celle-ci s'il le faut.`
      : "Un fichier de votre dernière candidature n'a pas été repris : vous en avez déjà beaucoup ici. Il reste dans la dernière ; donnez-le de nouveau dans celle-ci s'il le faut.",
  filesUnavailable:
    "Nous ne pouvons pas copier vos fichiers en ce moment, et votre nouvelle candidature n'est pas commencée. Réessayez dans quelques minutes : votre dernière candidature n'a pas changé.",
  nextSubmit: "Commencer",
  back: "Retour",
  follow: (number: string) => `Suivre la candidature ${number}`,

  office: {
    title: "Rentrées",
    text: "Les dates de dépôt des candidatures. Les jours sont comptés à l'heure de Dakar, une heure de moins qu'à Yaoundé.",
    add: "Ajouter une rentrée",
    edit: "Modifier",
    name: "Rentrée",
    opens: "Ouverture",
    closes: "Clôture",
    state: "Statut",
    states: { coming: "À venir", open: "Ouverte", closed: "Close" },
    addTitle: "Ajouter une rentrée",
    editTitle: (name: string) => `Modifier : ${name}`,
    nameFr: "Nom en français",
    nameEn: "Nom en anglais",
    year: "Année",
    yearHint: "Elle figure dans les numéros de candidature : 2027 donne ER-27.",
    opensOn: "Premier jour pour candidater",
    closesOn: "Dernier jour pour candidater",
    closesHint: "Ce jour compte, jusqu'à 23 h 59 à Dakar, soit 0 h 59 le lendemain à Yaoundé.",
    graceHours: "Délai de grâce (heures)",
    graceHint:
      "Pour les candidatures commencées avant la clôture : de 0 à 72. La candidature est marquée en retard.",
    answerDays: "Jours pour répondre à une offre",
    answerHint: "De 1 à 90 ; une offre peut fixer un autre jour.",
    save: "Enregistrer",
    saved: "La rentrée est enregistrée.",
    remove: {
      title: "Retirer cette rentrée",
      text: "Elle disparaît des listes et du site. Personne n'y a encore rien commencé.",
      submit: "Oui, la retirer",
      done: "La rentrée est retirée.",
    },
    refused: {
      "intake-changed":
        "Quelqu'un d'autre vient de changer cette rentrée : voyez l'historique. Vos réponses sont conservées ci-dessous ; enregistrez de nouveau si elles doivent rester.",
      "intake-in-use": (count: number) =>
        `${count > 1 ? `${count} candidatures sont commencées ou envoyées` : "Une candidature est commencée ou envoyée"} dans cette rentrée : elle ne peut plus être retirée. Pour la fermer, avancez son dernier jour.`,
    },
    history: {
      "intake.made": "Rentrée ajoutée",
      "intake.changed": "Rentrée modifiée",
      "intake.removed": "Rentrée retirée",
    },
    by: {
      student: "Une personne candidate",
      staff: "L'école",
      system: "Automatique",
      visitor: "–",
    },
  },
};

const en: typeof fr = {
  none: "No intake is open for now.",
  noneText: "We will announce the next one on the site. You can already contact us.",
  opens: (name, date) => `${name}: applications open on ${date}.`,
  grace: (date, time) =>
    `Applications are closed, but you started before the deadline: you can still send yours until ${date} at ${time}.`,
  closed: (name, date) => `${name}: applications have been closed since ${date}.`,
  closedHint: "Applications for this intake are closed",
  closedText: "Your application was not sent. Your answers are kept.",
  next: (name) => `Start an application · ${name}`,
  nextOpen: (name, date) => `${name}: applications are open until ${date}.`,
  nextTitle: (name) => `Start an application: ${name}`,
  nextText:
    "We copy your answers and their documents from your last application: personal information and education history.",
  nextAgain: "To do again: your programme choices, and a parent's consent if you are a minor.",
  previousUnchanged: "Your last application does not change; you can still follow it.",
  filesNotCopied: (count: number) =>
    count > 1
      ? `${count} documents of your last application were not copied: you already have many here. They stay in the last one; give them again in this one if needed.`
      : "One document of your last application was not copied: you already have many here. It stays in the last one; give it again in this one if needed.",
  filesUnavailable:
    "We cannot copy your documents at the moment, so your new application has not been started. Try again in a few minutes: your last application has not changed.",
  nextSubmit: "Start",
  back: "Back",
  follow: (number) => `Follow application ${number}`,

  office: {
    title: "Intakes",
    text: "The dates when people can apply. Days are counted in Dakar time, one hour behind Yaoundé.",
    add: "Add an intake",
    edit: "Edit",
    name: "Intake",
    opens: "Opening",
    closes: "Closing",
    state: "Status",
    states: { coming: "To come", open: "Open", closed: "Closed" },
    addTitle: "Add an intake",
    editTitle: (name) => `Edit: ${name}`,
    nameFr: "Name in French",
    nameEn: "Name in English",
    year: "Year",
    yearHint: "Used in application numbers: 2027 gives ER-27.",
    opensOn: "First day to apply",
    closesOn: "Last day to apply",
    closesHint: "This day counts, until 23:59 in Dakar, which is 00:59 the next day in Yaoundé.",
    graceHours: "Grace period (hours)",
    graceHint:
      "For applications started before the deadline: from 0 to 72. The application is marked as late.",
    answerDays: "Days to answer an offer",
    answerHint: "From 1 to 90; an offer can set another day.",
    save: "Save",
    saved: "The intake is saved.",
    remove: {
      title: "Remove this intake",
      text: "It disappears from the lists and from the site. Nobody has started an application for it yet.",
      submit: "Yes, remove it",
      done: "The intake is removed.",
    },
    refused: {
      "intake-changed":
        "Someone else has just changed this intake: see the history. Your answers are kept below; save again to apply them.",
      "intake-in-use": (count: number) =>
        `${count > 1 ? `${count} applications are started or sent` : "One application is started or sent"} in this intake: it can no longer be removed. To close it, bring its last day forward.`,
    },
    history: {
      "intake.made": "Intake added",
      "intake.changed": "Intake changed",
      "intake.removed": "Intake removed",
    },
    by: { student: "A candidate", staff: "The school", system: "Automatic", visitor: "–" },
  },
};

/** Messages of the intakes, for candidates and for the staff who set their dates. */
export const intakeMessages = defineMessages(fr, en);
