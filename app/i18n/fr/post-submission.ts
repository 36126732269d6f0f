/** The same text for each decision of the school, because other people may see the candidate's screen. */
const answer = {
  subject: "Une réponse pour l'un de vos choix",
  text: (place: number) =>
    `La réponse pour votre choix ${place} est arrivée. Vous la trouverez sur la page de suivi, avec la suite et les dates.`,
};

/** Says that something changed since a decision, without the content. */
const news = {
  subject: "Du nouveau pour l'un de vos choix",
  text: (place: number) =>
    `Il y a du nouveau pour votre choix ${place}. La page de suivi explique ce qui change, pourquoi, et la suite.`,
};

/** Confirms that the candidate answered, without the content. */
const received = {
  subject: "Votre réponse est arrivée",
  text: (place: number) =>
    `Votre réponse pour votre choix ${place} est arrivée au bureau des admissions. La page de suivi la rappelle, et indique la suite.`,
};

/** After submission: the candidate's tasks, offers, withdrawals, and the email of each transition. */
export const postSubmission = {
  expected: "Ce que nous attendons de vous",
  nothingExpected: "Rien à faire pour l'instant. Nous vous écrivons à chaque changement.",
  before: (date: string) => `Au plus tard le ${date}`,
  late: (date: string) => `C'était attendu le ${date} : répondez dès que possible.`,
  daysLeft: (days: number) =>
    days === 0
      ? "C'est le dernier jour."
      : days === 1
        ? "Il vous reste un jour."
        : `Il vous reste ${days} jours.`,
  done: {
    accepted:
      "Vous avez accepté l'offre. Vos autres choix restent ouverts jusqu'à votre inscription.",
    declined: "Vous avez refusé l'offre. La place est libérée.",
    withdrawn: "Le choix est retiré. Les autres ne changent pas.",
    all: "Votre candidature est retirée.",
    answered: "Votre réponse est arrivée au bureau des admissions.",
    replaced: "Le nouveau fichier est arrivé au bureau des admissions.",
  },
  /** Used when no other choice is open. */
  doneAlone: {
    accepted: "Vous avez accepté l'offre. Le bureau des admissions vous écrit pour la suite.",
    withdrawn: "Le choix est retiré. C'était le dernier encore ouvert.",
  },
  changed:
    "Ce n'est plus possible : quelque chose a changé entre-temps. Voici où en sont vos choix.",

  request: {
    tasks: {
      proof: (title: string) => `Envoyer le justificatif : ${title}`,
      document: "Envoyer un autre justificatif",
      answer: "Répondre à une question",
    },
    by: (name: string) => `Demandé par ${name} :`,
    paused: (place: number) => `L'examen de votre choix ${place} est en pause d'ici là.`,
    file: "Votre fichier",
    fileHint: "PDF, JPG ou PNG, 10 Mo au plus. Une photo bien nette suffit.",
    replyLabel: "Votre réponse",
    send: "Envoyer",
    cancelled: (place: number) => `Choix ${place} : l'école a annulé une demande`,
    cancelledBecause: (because: string) => `Pourquoi : ${because}`,
    absent: "Je n'ai pas ce justificatif",
    absentText: "Dites-nous pourquoi : une attestation de l'établissement peut suffire.",
    write: "Écrire au bureau des admissions",
  },
  refusedFile: {
    task: (name: string) => `Remplacer un fichier : ${name}`,
    text: "L'école n'a pas pu l'accepter :",
    send: "Envoyer le nouveau fichier",
  },
  proofs: {
    title: "Vos justificatifs",
    documentRequested: "Justificatif demandé",
    none: "Non fourni",
    requested: "Demandé",
    given: "Fourni",
    checked: "Vérifié",
    refused: "Refusé",
    replace: "Remplacer ce fichier",
    send: "Envoyer ce justificatif",
  },
  others: "Vos autres candidatures",

  offer: {
    task: (university: string) => `Répondre à l'offre : ${university}`,
    taskText: (conditions: number, date: string) =>
      conditions === 0
        ? `Offre ferme, reçue le ${date}.`
        : conditions === 1
          ? `Offre sous une condition, reçue le ${date}.`
          : `Offre sous ${conditions} conditions, reçue le ${date}.`,
    see: "Voir l'offre et répondre",
    back: "Suivi de ma candidature",
    caption: (place: number, date: string) => `Choix ${place} · offre reçue le ${date}`,
    title: (conditions: number) =>
      conditions === 0
        ? "Une place vous est proposée"
        : conditions === 1
          ? "Une place vous est proposée, sous une condition"
          : `Une place vous est proposée, sous ${conditions} conditions`,
    lead: (course: string, university: string, intake: string) =>
      `${course}, ${university}. ${intake}.`,
    conditions: "Les conditions",
    unconditional: "Cette offre est ferme : aucune condition ne reste à remplir.",
    conditionsMet: "Les conditions sont remplies : cette offre est ferme.",
    notYet: "Une offre sous conditions n'est pas encore une admission définitive.",
    who: "Qui fait cette offre ?",
    whoText: (university: string) =>
      `La place est dans un programme de cet établissement : ${university}. C'est lui qui décide de l'admission ; {the school} vous accompagne et vous transmet sa réponse.`,
    answer: "Votre réponse",
    until: (date: string, time: string) => `Répondez au plus tard le ${date} à ${time}.`,
    accept: "J'accepte l'offre",
    acceptText: "Vos autres choix restent ouverts jusqu'à votre inscription.",
    acceptAlone: "Le bureau des admissions vous écrit pour la suite.",
    decline: "Je refuse l'offre",
    declineText: "La place est libérée. C'est définitif pour cette rentrée.",
    why: "Si vous refusez, pouvez-vous dire pourquoi ?",
    send: "Envoyer ma réponse",
    later: "Répondre plus tard",
    deadline: "Date limite",
    reminder: (days: number) => `Nous vous enverrons un rappel ${days} jours avant.`,
    missing: "Choisissez votre réponse.",
  },

  withdraw: {
    one: "Retirer ce choix",
    oneTitle: "Retirer ce choix ?",
    oneText: "Le retrait est définitif pour cette rentrée. Vos autres choix ne changent pas.",
    onlyText:
      "Le retrait est définitif pour cette rentrée. C'est votre seul choix encore ouvert : plus rien ne sera examiné.",
    oneSubmit: "Retirer le choix",
    all: "Retirer toute ma candidature",
    allTitle: "Retirer toute votre candidature ?",
    allText:
      "Tous vos choix encore ouverts sont retirés, et les offres refusées. C'est définitif pour cette rentrée.",
    allSubmit: "Retirer ma candidature",
    keep: "Ne rien retirer",
    reason: "Pourquoi ?",
    optional: "(facultatif)",
    choose: "Sans réponse",
    comment: "Quelque chose à ajouter ?",
    reasons: {
      "another-school": "J'ai choisi un autre établissement",
      "another-choice": "Je préfère un autre de mes choix",
      money: "Le coût est trop élevé",
      visa: "Le permis d'études ou le voyage n'est pas possible",
      family: "Raison familiale",
      health: "Raison de santé",
      "too-long": "La réponse a trop tardé",
      other: "Autre raison",
    },
    closed: {
      "enrolled-elsewhere": "Fermé, parce que votre inscription est faite pour un autre choix.",
      "followed-elsewhere": "Fermé, parce qu'une autre de vos candidatures est conservée.",
      "added-by-mistake": "Fermé : ce choix venait d'une candidature jointe à la vôtre par erreur.",
    },
  },

  refused: {
    why: "Pourquoi",
    next: "Ce que vous pouvez faire",
    reasons: {
      prerequisites: "Des cours préalables manquent.",
      results: "Les résultats ne suffisent pas pour ce programme.",
      incomplete: "La candidature est restée incomplète après un rappel.",
      full: "Le programme est complet.",
      other: "Pour une autre raison :",
    },
  },
  offerWithdrawn: "L'école a retiré l'offre :",

  data: {
    title: "Après l'envoi",
    conditions: "Offre : conditions",
    answerBy: "Offre : répondre au plus tard le",
    refusal: "Raisons du refus",
    refusalText: "Ce qui manquait",
    advice: "Conseil",
    withdrawal: "Raison du retrait",
    withdrawalText: "Précisions sur le retrait",
    requested: "Demandé par l'école",
    requestedOn: "Demandé le",
    answeredOn: "Répondu le",
    cancelledOn: "Demande annulée le",
    answer: "Réponse",
    file: "Fichier",
    verdict: "Vérification du fichier",
    why: "Raison",
    verdicts: { checked: "vérifié", refused: "refusé" },
  },

  emails: {
    number: (number: string) => `Candidature ${number}.`,
    action: "Suivre ma candidature",
    answer: "Lire et répondre",
    about: (number: string, place?: number) => (place ? `choix ${place}, ${number}` : number),
    transitions: {
      "start-review": {
        subject: "L'examen de votre candidature a commencé",
        text: (_place: number) =>
          "Une personne du bureau des admissions examine vos choix. Nous vous écrirons pour chacun.",
      },
      "ask-more": {
        subject: "Un complément vous est demandé",
        text: (place: number) =>
          `Il manque quelque chose pour examiner votre choix ${place}. La page de suivi indique quoi, et jusqu'à quand.`,
      },
      invite: {
        subject: "Un entretien est prévu",
        text: (place: number) =>
          `Nous souhaitons vous parler de votre choix ${place}. La page de suivi indique quand et où.`,
      },
      "wait-list": answer,
      "offer-with-conditions": answer,
      offer: answer,
      refuse: answer,
      "lift-conditions": news,
      "withdraw-offer": news,
      reopen: news,
      expire: news,
      enrol: news,
      accept: received,
      decline: received,
      withdraw: {
        subject: "Vous avez retiré un choix",
        text: (place: number) =>
          `Votre choix ${place} est retiré, comme vous l'avez demandé. Les autres ne changent pas.`,
      },
    },
    answerBy: (date: string) => `Votre réponse est attendue au plus tard le ${date}.`,
    reminder: {
      subject: "Votre réponse est attendue",
      text: (place: number, date: string, time: string) =>
        `L'école attend votre réponse pour votre choix ${place} au plus tard le ${date} à ${time}.`,
    },
    cancelledRequest: {
      subject: "Une demande est annulée",
      text: (place: number) =>
        `Vous n'avez plus à répondre à une demande faite pour votre choix ${place}. La page de suivi indique laquelle, et pourquoi.`,
    },
    refusedFile: {
      subject: "Un fichier est à remplacer",
      text: "L'un de vos fichiers n'a pas pu être accepté. La page de suivi explique pourquoi, et vous permet d'en envoyer un autre.",
    },
    withdrawal: {
      subject: "Votre candidature est retirée",
      text: "Tous vos choix sont retirés, comme vous l'avez demandé. Si ce n'était pas vous, écrivez au bureau des admissions.",
    },
  },
};
