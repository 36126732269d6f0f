import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  zones: { senegal: "heure de Dakar, UTC+0", cameroon: "heure de Yaoundé, UTC+1" },
  minutes: (minutes: number) => `${minutes} minutes`,
  states: {
    proposed: "Proposé",
    confirmed: "Confirmé",
    "other-time": "Autre créneau demandé",
    moved: "Déplacé",
    cancelled: "Annulé",
    held: "Passé",
  },
  join: "Rejoindre la réunion",
  calendar: "Ajouter à mon agenda (ICS)",

  plan: {
    title: "Prévoir un entretien",
    again: "Déplacer l'entretien",
    text: (zone: string) =>
      `La personne reçoit un e-mail avec l'événement pour son agenda, puis confirme ou demande un autre créneau. L'heure est celle du campus (${zone}).`,
    startsOn: "Date",
    time: "Heure",
    timeHint: (zone: string) => `Par exemple 14:30, ${zone}.`,
    minutes: "Durée en minutes",
    minutesHint: "De 10 à 240. Par défaut : 30.",
    where: "Où ?",
    atPlace: "Sur place",
    online: "En ligne",
    place: "Lieu",
    placeHint: "Pour un entretien sur place : bâtiment, salle, adresse.",
    link: "Adresse de la réunion",
    linkHint: "Pour un entretien en ligne : elle commence par https://",
    message: "Un message pour la personne",
    optional: "(facultatif)",
    because: "Raison du changement (la personne la lira)",
    submit: "Proposer l'entretien",
    move: "Déplacer et prévenir",
  },
  cancel: {
    title: "Annuler l'entretien",
    reason: "Raison (la personne la lira)",
    submit: "Annuler et prévenir",
  },
  office: {
    title: "Entretien",
    asks: "La personne propose :",
    why: (because: string) => `Raison donnée : ${because}`,
    decided: "Annulé, parce que le choix a été décidé ou retiré.",
    calendar: "Événement pour l'agenda (ICS)",
    takeOut: "Annulation pour l'agenda (ICS)",
    before: (count: number) =>
      count > 1 ? `${count} entretiens précédents` : `${count} entretien précédent`,
  },

  task: {
    title: "Entretien avec l'école",
    about: (place: number) => `Pour votre choix ${place}.`,
    place: "Lieu",
    confirm: "Je serai là",
    confirmed: "Vous avez confirmé. En cas d'empêchement, demandez un autre créneau.",
    otherTimeRequested:
      "Vous avez demandé un autre créneau ; l'école vous répond. Tant qu'elle n'a pas répondu, celui-ci reste prévu.",
    other: "Demander un autre créneau",
    otherTimeLabel: "Quand seriez-vous disponible ?",
    otherHint: "Par exemple : le mardi ou le jeudi après 16 h.",
    send: "Envoyer ma demande",
    cancelled: (place: number) => `Choix ${place} : votre entretien est annulé`,
    cancelledWhy: (because: string) => `Pourquoi : ${because}`,
    next: "Votre entretien",
  },
  answered: {
    confirmed: "Votre venue est confirmée.",
    "other-time": "Votre demande est arrivée au bureau des admissions.",
  },

  emails: {
    planned: {
      subject: "Un entretien vous est proposé",
      text: (place: number, moment: string) =>
        `Nous souhaitons vous parler de votre choix ${place} : ${moment}. La page de suivi indique où, et vous permet de confirmer ou de demander un autre créneau. Le fichier joint ajoute l'entretien à votre agenda.`,
    },
    moved: {
      subject: "Votre entretien est déplacé",
      text: (place: number, moment: string) =>
        `L'entretien pour votre choix ${place} est maintenant prévu le ${moment}. La page de suivi indique où, et pourquoi il change. Le fichier joint remplace le précédent dans votre agenda.`,
    },
    cancelled: {
      subject: "Votre entretien est annulé",
      text: (place: number, moment: string) =>
        `L'entretien prévu le ${moment} pour votre choix ${place} n'aura pas lieu. La page de suivi indique la suite. Le fichier joint le retire de votre agenda.`,
    },
    soon: {
      subject: "Votre entretien approche",
      text: (place: number, moment: string) =>
        `L'entretien pour votre choix ${place} a lieu le ${moment}. La page de suivi indique où.`,
    },
  },
  event: {
    summary: "Entretien d'admission, {school}",
    online: "En ligne : l'adresse de la réunion est dans votre espace.",
    file: (number: string) => `Candidature ${number}.`,
  },
  data: {
    interview: "Entretien",
    state: "Statut de l'entretien",
    where: "Lieu ou adresse",
    message: "Message de l'école",
    otherTime: "Autre créneau demandé",
    because: "Raison du changement",
  },
  actions: {
    "interview.confirmed": "Entretien confirmé",
    "interview.other-time-asked": "Autre créneau demandé pour l'entretien",
    "interview.reminded": "Rappel de l'entretien envoyé",
  },
};

const en: typeof fr = {
  zones: { senegal: "Dakar time, UTC+0", cameroon: "Yaoundé time, UTC+1" },
  minutes: (minutes) => `For ${minutes} minutes`,
  states: {
    proposed: "Proposed",
    confirmed: "Confirmed",
    "other-time": "Another time requested",
    moved: "Moved",
    cancelled: "Cancelled",
    held: "Past",
  },
  join: "Join the meeting",
  calendar: "Add to my calendar (ICS)",

  plan: {
    title: "Schedule an interview",
    again: "Move the interview",
    text: (zone) =>
      `The candidate gets an email with the event for their calendar, then confirms or asks for another time. The time is that of the campus (${zone}).`,
    startsOn: "Date",
    time: "Time",
    timeHint: (zone) => `For example 14:30, ${zone}.`,
    minutes: "Length in minutes",
    minutesHint: "From 10 to 240. Default: 30.",
    where: "Where?",
    atPlace: "In person",
    online: "Online",
    place: "Place",
    placeHint: "For an interview in person: building, room, address.",
    link: "Address of the meeting",
    linkHint: "For an interview online: it begins with https://",
    message: "Note to the candidate",
    optional: "(optional)",
    because: "Reason for the change (the candidate will read it)",
    submit: "Propose the interview",
    move: "Move it and notify the candidate",
  },
  cancel: {
    title: "Cancel the interview",
    reason: "Reason (the candidate will read it)",
    submit: "Cancel it and notify the candidate",
  },
  office: {
    title: "Interview",
    asks: "The candidate proposes:",
    why: (because) => `Reason given: ${because}`,
    decided: "Cancelled, because the choice was decided or withdrawn.",
    calendar: "Event for the calendar (ICS)",
    takeOut: "Cancellation for the calendar (ICS)",
    before: (count) => (count === 1 ? `${count} earlier interview` : `${count} earlier interviews`),
  },

  task: {
    title: "Interview with the school",
    about: (place) => `For your choice ${place}.`,
    place: "Place",
    confirm: "I will be there",
    confirmed: "You have confirmed. If you cannot make it, ask for another time.",
    otherTimeRequested:
      "You requested another time; the school will reply. Until then, this one is still scheduled.",
    other: "Ask for another time",
    otherTimeLabel: "When could you come?",
    otherHint: "For example: Tuesday or Thursday after 4 p.m.",
    send: "Send my request",
    cancelled: (place) => `Choice ${place}: your interview is cancelled`,
    cancelledWhy: (because) => `Why: ${because}`,
    next: "Your interview",
  },
  answered: {
    confirmed: "You have confirmed that you will come.",
    "other-time": "Your request has reached the admissions office.",
  },

  emails: {
    planned: {
      subject: "You are invited to an interview",
      text: (place, moment) =>
        `We would like to talk with you about your choice ${place}: ${moment}. Your application status page shows where, and lets you confirm or ask for another time. The attached file adds the interview to your calendar.`,
    },
    moved: {
      subject: "Your interview has been moved",
      text: (place, moment) =>
        `The interview about your choice ${place} is now scheduled for ${moment}. Your application status page shows where, and why it changes. The attached file replaces the earlier one in your calendar.`,
    },
    cancelled: {
      subject: "Your interview is cancelled",
      text: (place, moment) =>
        `The interview scheduled for ${moment} about your choice ${place} will not take place. Your application status page explains what comes next. The attached file removes it from your calendar.`,
    },
    soon: {
      subject: "Your interview is coming up",
      text: (place, moment) =>
        `The interview about your choice ${place} takes place on ${moment}. Your application status page shows where.`,
    },
  },
  event: {
    summary: "Admission interview, {school}",
    online: "Online: the address of the meeting is in your area.",
    file: (number) => `Application ${number}.`,
  },
  data: {
    interview: "Interview",
    state: "Interview status",
    where: "Place or address",
    message: "Message from the school",
    otherTime: "Other time requested",
    because: "Reason for the change",
  },
  actions: {
    "interview.confirmed": "Interview confirmed",
    "interview.other-time-asked": "Another interview time requested",
    "interview.reminded": "Reminder of the interview sent",
  },
};

/** Messages of interviews: for candidates and staff, in emails and calendars. */
export const interviewMessages = defineMessages(fr, en);
