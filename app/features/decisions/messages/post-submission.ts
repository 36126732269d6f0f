import { defineMessages } from "#app/i18n/define-messages.ts";

/** The same text for each decision of the school, because other people may see the candidate's screen. */
const answerFr = {
  subject: "Une réponse pour l'un de vos choix",
  text: (place: number) =>
    `La réponse pour votre choix ${place} est arrivée. Vous la trouverez sur la page de suivi, avec la suite et les dates.`,
};
/** Says that something changed since a decision, without the content. */
const newsFr = {
  subject: "Du nouveau pour l'un de vos choix",
  text: (place: number) =>
    `Il y a du nouveau pour votre choix ${place}. La page de suivi explique ce qui change, pourquoi, et la suite.`,
};
/** Confirms that the candidate answered, without the content. */
const receivedFr = {
  subject: "Votre réponse est arrivée",
  text: (place: number) =>
    `Votre réponse pour votre choix ${place} est arrivée au bureau des admissions. La page de suivi la rappelle, et indique la suite.`,
};

const fr = {
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
      "wait-list": answerFr,
      "offer-with-conditions": answerFr,
      offer: answerFr,
      refuse: answerFr,
      "lift-conditions": newsFr,
      "withdraw-offer": newsFr,
      reopen: newsFr,
      expire: newsFr,
      enrol: newsFr,
      accept: receivedFr,
      decline: receivedFr,
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

const answerEn: typeof fr.emails.transitions.offer = {
  subject: "Decision on one of your choices",
  text: (place) =>
    `There is a decision on your choice ${place}. See it on your application status page, with what comes next and the dates.`,
};
const newsEn: typeof fr.emails.transitions.expire = {
  subject: "Update on one of your choices",
  text: (place) =>
    `There is an update on your choice ${place}. Your application status page explains what, why, and what comes next.`,
};
const receivedEn: typeof fr.emails.transitions.accept = {
  subject: "We have received your reply",
  text: (place) =>
    `Your reply about your choice ${place} has reached the admissions office. Your application status page shows it, with what comes next.`,
};

const en: typeof fr = {
  expected: "What we need from you",
  nothingExpected: "Nothing to do for now. We will email you whenever something changes.",
  before: (date) => `By ${date}`,
  late: (date) => `This was due on ${date}: answer as soon as you can.`,
  daysLeft: (days) =>
    days === 0
      ? "This is the last day."
      : days === 1
        ? "You have one day left."
        : `You have ${days} days left.`,
  done: {
    accepted: "You accepted the offer. Your other choices stay open until you are enrolled.",
    declined: "You declined the offer. Your place is released.",
    withdrawn: "The choice is withdrawn. The others do not change.",
    all: "Your application is withdrawn.",
    answered: "Your answer has reached the admissions office.",
    replaced: "The new document has reached the admissions office.",
  },
  doneAlone: {
    accepted:
      "You accepted the offer. The admissions office will contact you about what comes next.",
    withdrawn: "The choice is withdrawn. It was the last one still open.",
  },
  changed: "This is no longer possible: something has changed. Here is the status of your choices.",

  request: {
    tasks: {
      proof: (title) => `Send the supporting document: ${title}`,
      document: "Send a document",
      answer: "Answer a question",
    },
    by: (name) => `Requested by ${name}:`,
    paused: (place) => `The review of your choice ${place} is paused until then.`,
    file: "Your document",
    fileHint: "PDF, JPG or PNG, 10 MB at most. A clear photo is enough.",
    replyLabel: "Your answer",
    send: "Send",
    cancelled: (place: number) => `Choice ${place}: the school cancelled a request`,
    cancelledBecause: (because: string) => `Why: ${because}`,
    absent: "I do not have this document",
    absentText: "Tell us why: a certificate from the school may be enough.",
    write: "Message the admissions office",
  },
  refusedFile: {
    task: (name) => `Replace a document: ${name}`,
    text: "The school could not accept it:",
    send: "Send the new document",
  },
  proofs: {
    title: "Your supporting documents",
    documentRequested: "Document requested",
    none: "Not provided",
    requested: "Requested",
    given: "Provided",
    checked: "Checked",
    refused: "Not accepted",
    replace: "Replace this document",
    send: "Send this document",
  },
  others: "Your other applications",

  offer: {
    task: (university) => `Answer the offer: ${university}`,
    taskText: (conditions, date) =>
      conditions === 0
        ? `Unconditional offer, received on ${date}.`
        : conditions === 1
          ? `Offer with one condition, received on ${date}.`
          : `Offer with ${conditions} conditions, received on ${date}.`,
    see: "See the offer and answer",
    back: "Status of my application",
    caption: (place, date) => `Choice ${place} · offer received on ${date}`,
    title: (conditions) =>
      conditions === 0
        ? "You are offered a place"
        : conditions === 1
          ? "You are offered a place, with one condition"
          : `You are offered a place, with ${conditions} conditions`,
    lead: (course, university, intake) => `${course}, ${university}. ${intake}.`,
    conditions: "The conditions",
    unconditional: "This offer is unconditional: there are no conditions left to meet.",
    conditionsMet: "The conditions are met: this offer is now unconditional.",
    notYet: "A conditional offer is not yet a final admission.",
    who: "Who makes this offer?",
    whoText: (university) =>
      `The place is in a programme of this institution: ${university}. It decides on admission; {the school} supports you and passes its answer on to you.`,
    answer: "Your answer",
    until: (date, time) => `Please answer by ${date} at ${time}.`,
    accept: "I accept the offer",
    acceptText: "Your other choices stay open until you are enrolled.",
    acceptAlone: "The admissions office will contact you about what comes next.",
    decline: "I decline the offer",
    declineText: "Your place will be released. This is final for this intake.",
    why: "If you decline, can you say why?",
    send: "Send my answer",
    later: "Answer later",
    deadline: "Last day",
    reminder: (days) => `We will send a reminder ${days}\u00A0days before.`,
    missing: "Choose your answer.",
  },

  withdraw: {
    one: "Withdraw this choice",
    oneTitle: "Withdraw this choice?",
    oneText: "A withdrawal is final for this intake. Your other choices do not change.",
    onlyText:
      "A withdrawal is final for this intake. It is your only choice still open: nothing more will be reviewed.",
    oneSubmit: "Withdraw the choice",
    all: "Withdraw my whole application",
    allTitle: "Withdraw your whole application?",
    allText:
      "All your choices that are still open are withdrawn, and offers declined. This is final for this intake.",
    allSubmit: "Withdraw my application",
    keep: "Do not withdraw anything",
    reason: "Why?",
    optional: "(optional)",
    choose: "No answer",
    comment: "Anything to add?",
    reasons: {
      "another-school": "I chose another school",
      "another-choice": "I prefer another of my choices",
      money: "It costs too much",
      visa: "The study permit or the trip is not possible",
      family: "Family reason",
      health: "Health reason",
      "too-long": "The answer took too long",
      other: "Another reason",
    },
    closed: {
      "enrolled-elsewhere": "Closed, because you are enrolled for another choice.",
      "followed-elsewhere": "Closed, because we are keeping another of your applications.",
      "added-by-mistake":
        "Closed: this choice came from an application merged with yours by mistake.",
    },
  },

  refused: {
    why: "Why",
    next: "What you can do",
    reasons: {
      prerequisites: "Prerequisite courses are missing.",
      results: "The results are not sufficient for this programme.",
      incomplete: "The application was still incomplete after a reminder.",
      full: "The programme is full.",
      other: "For another reason:",
    },
  },
  offerWithdrawn: "The school withdrew the offer:",

  data: {
    title: "After sending",
    conditions: "Offer: conditions",
    answerBy: "Offer: reply by",
    refusal: "Reasons for the decision",
    refusalText: "What was missing",
    advice: "Advice",
    withdrawal: "Reason for withdrawing",
    withdrawalText: "More about the withdrawal",
    requested: "Requested by the school",
    requestedOn: "Requested on",
    answeredOn: "Answered on",
    cancelledOn: "Request cancelled on",
    answer: "Answer",
    file: "Document",
    verdict: "Review outcome of the document",
    why: "Reason",
    verdicts: { checked: "checked", refused: "not accepted" },
  },

  emails: {
    number: (number) => `Application ${number}.`,
    action: "Follow my application",
    answer: "Read it and answer",
    about: (number, place) => (place ? `choice ${place}, ${number}` : number),
    transitions: {
      "start-review": {
        subject: "The review of your application has begun",
        text: () =>
          "Someone in the admissions office is reviewing your choices. We will contact you about each one.",
      },
      "ask-more": {
        subject: "We need more information",
        text: (place) =>
          `We need more information to review your choice ${place}. Your application status page explains what, and by when.`,
      },
      invite: {
        subject: "You are invited to an interview",
        text: (place) =>
          `We would like to talk with you about your choice ${place}. Your application status page shows when and where.`,
      },
      "wait-list": answerEn,
      "offer-with-conditions": answerEn,
      offer: answerEn,
      refuse: answerEn,
      "lift-conditions": newsEn,
      "withdraw-offer": newsEn,
      reopen: newsEn,
      expire: newsEn,
      enrol: newsEn,
      accept: receivedEn,
      decline: receivedEn,
      withdraw: {
        subject: "You withdrew a choice",
        text: (place) =>
          `Your choice ${place} is withdrawn, as you requested. The others do not change.`,
      },
    },
    answerBy: (date) => `Please answer by ${date}.`,
    reminder: {
      subject: "We are waiting for your answer",
      text: (place, date, time) =>
        `The school is waiting for your answer about your choice ${place}. Please answer by ${date} at ${time}.`,
    },
    cancelledRequest: {
      subject: "A request is cancelled",
      text: (place) =>
        `You no longer need to answer a request made for your choice ${place}. Your application status page shows which one, and why.`,
    },
    refusedFile: {
      subject: "Please replace a document",
      text: "One of your documents could not be accepted. Your application status page explains why, and lets you send another one.",
    },
    withdrawal: {
      subject: "Your application is withdrawn",
      text: "All your choices are withdrawn, as you requested. If it was not you, contact the admissions office.",
    },
  },
};

/** Messages after submission: offers, requests, withdrawals, and the emails of each transition. */
export const postSubmissionMessages = defineMessages(fr, en);
