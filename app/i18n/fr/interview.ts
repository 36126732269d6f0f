/** Interviews: planning, the candidate's answer, emails and the calendar event. */
export const interview = {
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
