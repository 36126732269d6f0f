import { defineMessages } from "#app/i18n/define-messages.ts";
import { formatNotProvided } from "#app/i18n/not-provided.ts";

const fr = {
  changes: {
    year: "Année et établissement",
    replaced: (name: string) => `${name} (autre fichier)`,
    before: "Avant",
    after: "Après",
    added: (title: string) => `Ajoutée : ${title}`,
    removed: (title: string) => `Retirée : ${title}`,
    none: "Rien n'a changé.",
    notGiven: formatNotProvided,
  },

  task: {
    title: "Corriger votre candidature",
    last: (date: string) => `Jusqu'au ${date}`,
    until: (date: string) => `L'école a rouvert ces rubriques jusqu'au ${date} inclus :`,
    late: "Délai passé",
    over: (date: string) => `Le délai s'est terminé le ${date} : ces rubriques sont refermées.`,
    overText:
      "Ce que vous aviez déjà corrigé est conservé. S'il vous manque du temps, demandez un nouveau délai.",
    write: "Demander un nouveau délai",
    changed: "Ce que vous avez changé",
    unchanged:
      "Vous n'avez encore rien changé. Ouvrez une rubrique ci-dessus, puis revenez envoyer vos corrections.",
    nothing: "Je n'ai rien à changer",
    nothingHint: "Tout est déjà exact : l'école en sera prévenue.",
    replyLabel: "Un message pour l'école",
    optional: "(facultatif)",
    send: "Envoyer mes corrections",
    sendText: "Une fois vos corrections envoyées, ces rubriques se referment.",
    missing: "Il manque encore quelque chose avant d'envoyer :",
    askSection: "Demander à l'école d'ouvrir cette rubrique",
    done: "Vos corrections sont arrivées au bureau des admissions.",
  },

  record: {
    corrected: (date: string) => `Corrigée le ${date}`,
    correctedLead: (sent: string, corrected: string) =>
      `Votre candidature, envoyée le ${sent} et corrigée le ${corrected} à la demande de l'école.`,
    first: (date: string) => `Telle que vous l'aviez envoyée le ${date}`,
    firstText: "Le reçu reste celui de ce premier envoi.",
  },

  office: {
    what: "Une correction dans des rubriques de sa candidature",
    sections: "Rubriques à rouvrir",
    sectionsHint:
      "Pour une correction seulement. La personne ne peut modifier que ces rubriques, jusqu'à la fin du jour indiqué.",
    opened: (list: string) => `Rubriques rouvertes : ${list}`,
    day: (date: string) => `Jusqu'au ${date}`,
    until: (date: string) => `Ouvertes jusqu'au ${date} inclus.`,
    over: (date: string) => `Refermées après le ${date}, sans réponse.`,
    soFar: "Déjà changé, pas encore envoyé",
    sent: "Ce qui a changé",
    notSent: "Changé, mais jamais envoyé par la personne",
    nothing: "La personne a répondu qu'elle n'avait rien à changer.",
    title: "Corrections demandées",
    text: "Ce que la personne a changé depuis l'envoi, à la demande de l'école.",
    closed: {
      sent: (date: string) => `Corrections envoyées le ${date}`,
      cancelled: (date: string) => `Demande annulée le ${date}`,
      decided: (date: string) => `Refermée par la décision du ${date}`,
    },
    extendDeadline: {
      title: "Prolonger le délai",
      day: "Nouvelle date limite",
      hint: (days: number) => `Par défaut : ${days} jours.`,
      submit: "Prolonger",
      done: "Le délai est prolongé.",
    },
    actions: {
      "sections.opened": "Rubriques rouvertes",
      "sections.closed": "Rubriques refermées",
      "sections.corrected": "Corrections envoyées",
      "request.prolonged": "Délai prolongé",
    },
  },

  emails: {
    requested: {
      subject: "Une partie de votre candidature est rouverte",
      text: (place: number, sections: string, date: string) =>
        `Pour examiner votre choix ${place}, l'école vous demande une correction et a rouvert : ${sections}. Vous ne pouvez modifier que cela, jusqu'au ${date} inclus. La page de suivi indique ce qu'il faut corriger.`,
    },
    extended: {
      subject: "Vous avez plus de temps",
      text: (place: number, date: string) =>
        `Ce que l'école vous a demandé pour votre choix ${place} est maintenant attendu jusqu'au ${date}.`,
    },
  },

  data: {
    title: "Corrections demandées par l'école",
    sections: "Rubriques rouvertes",
    openedOn: "Ouvertes le",
    until: "Jusqu'au",
    closedOn: "Refermées le",
    changes: "Changements",
    corrected: "Candidature corrigée",
  },
};

const en: typeof fr = {
  changes: {
    year: "Year and school",
    replaced: (name) => `${name} (another file)`,
    before: "Before",
    after: "After",
    added: (title) => `Added: ${title}`,
    removed: (title) => `Removed: ${title}`,
    none: "Nothing has changed.",
    notGiven: () => "Not provided",
  },

  task: {
    title: "Correct your application",
    last: (date) => `Until ${date}`,
    until: (date) => `The school has reopened these sections until the end of ${date}:`,
    late: "Deadline passed",
    over: (date) => `The deadline was ${date}: these sections are closed again.`,
    overText: "What you had already corrected is kept. If you need more time, ask for it.",
    write: "Ask for more time",
    changed: "What you have changed",
    unchanged:
      "You have not changed anything yet. Open a section above, then come back to send your corrections.",
    nothing: "I have nothing to change",
    nothingHint: "Everything is already right: the school will be notified.",
    replyLabel: "A message to the school",
    optional: "(optional)",
    send: "Send my corrections",
    sendText: "Once they are sent, these sections are closed again.",
    missing: "Before you can send, add what is missing:",
    askSection: "Ask the school to open this section",
    done: "Your corrections have reached the admissions office.",
  },

  record: {
    corrected: (date) => `Corrected on ${date}`,
    correctedLead: (sent, corrected) =>
      `Your application, sent on ${sent} and corrected on ${corrected} at the school's request.`,
    first: (date) => `As you had sent it on ${date}`,
    firstText: "Your receipt still refers to this first version.",
  },

  office: {
    what: "Corrections to sections of their application",
    sections: "Sections to reopen",
    sectionsHint:
      "For a correction only. The candidate can change only these sections, until the end of that day.",
    opened: (list) => `Sections reopened: ${list}`,
    day: (date) => `Until ${date}`,
    until: (date) => `Open until the end of ${date}.`,
    over: (date) => `Closed after ${date} without a reply.`,
    soFar: "Already changed, not sent yet",
    sent: "What changed",
    notSent: "Changed by the candidate but never sent",
    nothing: "The candidate replied that there was nothing to change.",
    title: "Corrections requested",
    text: "What the candidate changed since sending, at the school's request.",
    closed: {
      sent: (date) => `Corrections sent on ${date}`,
      cancelled: (date) => `Request cancelled on ${date}`,
      decided: (date) => `Closed by the decision of ${date}`,
    },
    extendDeadline: {
      title: "Extend the deadline",
      day: "New deadline",
      hint: (days) => `Default: ${days} days.`,
      submit: "Extend",
      done: "The deadline is extended.",
    },
    actions: {
      "sections.opened": "Sections reopened",
      "sections.closed": "Sections closed again",
      "sections.corrected": "Corrections sent",
      "request.prolonged": "Deadline extended",
    },
  },

  emails: {
    requested: {
      subject: "Part of your application has been reopened",
      text: (place, sections, date) =>
        `To review your choice ${place}, the school asks you for a correction and has reopened: ${sections}. You can change only this until the end of ${date}. Your application status page explains what to correct.`,
    },
    extended: {
      subject: "You have more time",
      text: (place, date) =>
        `You now have until ${date} to send what the school requested for your choice ${place}.`,
    },
  },

  data: {
    title: "Corrections requested by the school",
    sections: "Sections reopened",
    openedOn: "Opened on",
    until: "Until",
    closedOn: "Closed on",
    changes: "Changes",
    corrected: "Application as corrected",
  },
};

/** Messages of reopened sections, for candidates and staff. */
export const correctionMessages = defineMessages(fr, en);
